"""What everything stands on: records, parameters, files, identity, the frame of a stage."""
