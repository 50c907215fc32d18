SELECT OpeningHours FROM TerminalFacility WHERE Arrival_Facilities = 'Arrival Hall' UNION SELECT OpeningHours FROM TerminalFacility WHERE Arrival_Facilities = 'Baggage Reclaim' AND Maximum_Capacity = 500	attachment_1tab_val_arrival_facilities
SELECT T1.Name, T2.Name FROM Financial_Services AS T1 JOIN Terminals AS T2 ON T1.Terminal_id = T2.id WHERE T2.location = 'Near Gate 10'	attachment_1tab_val_financial_services
SELECT T1.Name, T2.FullName FROM Assistant AS T1 JOIN UnaccompaniedMinor AS T2 ON T1.AssistantID = T2.AssistantID WHERE T1.Name = 'Clare Allen'	attachment_2tab_ref_special_care_passengers
SELECT CustomOfficerName, ImmigrationOfficerName FROM Customs AS T1 JOIN Immigration AS T2 ON T1.id = T2.id WHERE T1.Airport = 'Gatwick'	attachment_2tab_val_border_control
SELECT T1.id, T1.AirportsID, T1.Airport_Expansion FROM Airports AS T1 JOIN Expansions AS T2 ON T1.id = T2.AirportID WHERE T2.Increased_Capacity = '1500 Passengers per day'	attachment_2tab_val_development_projects
SELECT Name FROM DutyFreeShops WHERE Location = 'Terminal 3' UNION SELECT Name FROM SouvenirStores WHERE Location = 'Terminal 3'	attachment_2tab_val_retail_outlets
SELECT T1.name, T2.name FROM Banks AS T1 JOIN Types_of_banks AS T2 ON T1.type_id = T2.id JOIN Countries AS T3 ON T1.country_id = T3.id WHERE T3.country_name = 'USA'	attachment_1tab_ref_types_of_banks
SELECT DISTINCT position FROM Employees WHERE Organization = 'Global Corp' AND Board_Member = 'Independent Director'	attachment_1tab_val_board_member
SELECT PurchaseAmount FROM Investments WHERE MarketShare = '2%' INTERSECT SELECT PurchaseAmount FROM Investments WHERE MarketShare = '2%'	attachment_1tab_val_fund_structures
SELECT T1.principalAmount, T2.principalAmount FROM Mortgages AS T1 JOIN SavingsAccounts AS T2 ON T1.accountID = T2.accountID WHERE T1.repaymentPeriod = '30' AND T1.loanType = 'Mortgage'	attachment_1tab_val_loan_types
SELECT T1.FullName FROM Clients AS T1 JOIN Accounts AS T2 ON T1.ClientID = T2.ClientID WHERE T2.AccountType = 'Pension' OR T2.AccountType = 'Brokerage'	attachment_1tab_val_retirement_savings
SELECT T1.firm_name, T2.trust_name FROM growth_equity AS T1 JOIN venture_capital AS T2 ON T1.id = T2.id WHERE T2.funding_amount = 5000000	attachment_2tab_val_investment_company
SELECT T1.Fee, T2.Rate FROM CardFees AS T1 JOIN MonthlyInterestRates AS T2 ON T1.ProductID = T2.ProductID WHERE T2.RateType = 'Credit Card'	attachment_2tab_val_revenue_streams
SELECT Title FROM Papers WHERE Academic_PaperType = 'Research Paper'	attachment_1tab_val_academic_papers
SELECT T1.Subject, T2.Subject FROM Classes AS T1 JOIN Enrollments AS T2 ON T1.ClassID = T2.ClassID WHERE T2.Number_of_students = 50	attachment_1tab_val_educational_activities
SELECT T1.marks, T2.points FROM Exams AS T1 JOIN Quizzes AS T2 ON T1.student_id = T2.student_id WHERE T2.assessor_id = (SELECT id FROM Assessors WHERE name = 'Ms. Brown')	attachment_2tab_ref_assessment_methods
SELECT T1.Model, T2.Model FROM Tablets AS T1 JOIN Laptops AS T2 ON T1.Laptop_ID = T2.Laptop_ID JOIN Operating_System AS T3 ON T3.OS_ID = T2.OS_ID WHERE T3.Name = 'Windows 10'	attachment_2tab_ref_personal_computing_devices
SELECT T1.Description, T2.Description FROM Photos AS T1 JOIN Illustrations AS T2 ON T1.SubjectID = T2.SubjectID WHERE T2.Classroom = 'History'	attachment_2tab_ref_visual_arts
SELECT Title FROM Diplomas WHERE CompletionRequirements = 'Passing Exam' INTERSECT SELECT Title FROM Certificates WHERE CompletionRequirements = 'Passing Exam'	attachment_2tab_val_award_programs
SELECT T1.equipName FROM Lab_Equipments AS T1 JOIN Labs AS T2 ON T1.labID = T2.labID WHERE T2.dateOfPurchase LIKE 'January 2023'	attachment_2tab_val_laboratory_essentials
SELECT T1.equipName, T2.gearName FROM Lab_Equipments AS T1 JOIN Safety_Gears AS T2 ON T1.labID = T2.labID WHERE T1.dateOfPurchase LIKE 'January 2023'	attachment_2tab_val_laboratory_essentials
SELECT Title, Character FROM Novels WHERE Character = 'John Smith'	attachment_2tab_val_literary_works
SELECT T1.Name, T2.Location FROM Festivals AS T1 JOIN Events AS T2 ON T1.id = T2.FestivalID WHERE T2.Attendance = 60000	attachment_1tab_ref_cultural_festival
SELECT title FROM Movie WHERE Crime_Fiction = 'Mystery' INTERSECT SELECT title FROM Movie WHERE Studio = 'Warner Bros'	attachment_1tab_val_crime_fiction
SELECT T1.Name FROM Publisher AS T1 JOIN Comics AS T2 ON T1.PublisherID = T2.PublisherId WHERE T2.Title LIKE '%comic%' OR T2.Title LIKE '%graphic novel%'	attachment_1tab_val_sequential_art
SELECT Title FROM Comics WHERE PublisherId IN (SELECT PublisherID FROM Publisher WHERE Name = 'BOOM Studios')	attachment_1tab_val_sequential_art
SELECT T1.name, T2.name FROM sports_team AS T1 JOIN sports_team AS T2 ON T1.id = T2.id WHERE T1.country = 'USA' AND T2.country = 'USA'	attachment_1tab_val_sports
SELECT T1.NAME, T2.MIME FROM PERFORMERS AS T1 JOIN SHOW_VENUE_MAPPINGS AS T2 ON T1.ID = T2.PERFORMER_ID JOIN SHOWS AS T3 ON T2.SHOW_ID = T3.ID WHERE T3.STREET_LOCATION = 'Times Square' AND T3.LOCATION = 'New York'	attachment_1tab_val_street_performer
SELECT Title FROM Play WHERE Theatrical_Form = 'Comedy' INTERSECT SELECT Title FROM Play WHERE Theatrical_Form = 'Shakespeare tragedy'	attachment_1tab_val_theatrical_form
SELECT T1.singerName, T2.bluegrassStyle FROM CountrySingers AS T1 JOIN BluegrassSingers AS T2 ON T1.foreignKey = T2.id WHERE T1.instrumentName = 'Piano'	attachment_2tab_ref_musician
SELECT T1.singerName, T2.singerName FROM CountrySingers AS T1 JOIN BluegrassSingers AS T2 ON T1.id = T2.foreignKey WHERE T2.bluegrassStyle = 1	attachment_2tab_ref_musician
SELECT T1.PlayerName, T2.PlayerName FROM Football_Players AS T1 JOIN Fitness_Level AS T2 ON T1.Fitness_ID = T2.ID WHERE T2.Level = 'Intermediate' INTERSECT SELECT T1.PlayerName, T2.PlayerName FROM Rugby_Players AS T1 JOIN Fitness_Level AS T2 ON T1.Fitness_ID = T2.ID WHERE T2.Level = 'Intermediate'	attachment_2tab_ref_team_sports
SELECT T1.name, T2.name FROM standupcomedians AS T1 JOIN magicians AS T2 ON T1.performance_venue = T2.venue_type WHERE T1.duration_of_performance = 60	attachment_2tab_val_performance_artist
SELECT T1.name, T2.duration_of_performance FROM standupcomedians AS T1 JOIN magicians AS T2 ON T1.id = T2.id WHERE T2.duration_of_performance = 60	attachment_2tab_val_performance_artist
SELECT T1.id, T1.title FROM Movie AS T1 JOIN Directed AS T2 ON T1.id = T2.movieId WHERE T2.genre = 'Fantasy'	attachment_2tab_val_visual_media
SELECT T1.Director, T2.Editor FROM Movies AS T1 JOIN Crew AS T2 ON T1.Movie_ID = T2.Episode_ID WHERE T1.EpisodeLength = '1h'	attachment_1tab_ref_crew
SELECT Title FROM Movies WHERE BoxOffice > 1000000 AND Genre = 'Indie' AND ProducerID IN (SELECT ProducerID FROM Producers WHERE Name = 'Sundance')	attachment_1tab_val_genre4
SELECT Title, Genre FROM Scripts WHERE Deadline = '21.04.03' UNION SELECT Title, Genre FROM Editors WHERE Deadline = '21.04.03'	attachment_2tab_val_production_role1
SELECT T1.Name, T2.Name FROM Casting_Directors AS T1 JOIN Location_Scouts AS T2 ON T1.ID = T2.ID WHERE T2.Salary = 80000	attachment_2tab_val_production_role2
SELECT Name, Age FROM Script_Supervisors WHERE Age = 45	attachment_2tab_val_role
SELECT Name FROM Script_Supervisors WHERE Age = 45	attachment_2tab_val_role
SELECT T1.Name, T2.Position FROM Staff AS T1 JOIN StaffRooms AS T2 ON T1.ID = T2.StaffID JOIN Languages AS T3 ON T2.RoomID = T3.ID WHERE T3.Language = 'Spanish'	attachment_1tab_ref_hospitality_staff
SELECT T1.RoomID, T1.TypeOfRoom FROM Rooms AS T1 JOIN Bookings AS T2 ON T1.RoomID = T2.ROOMID WHERE T1.TypeOfRoom = 'Air-conditioned'	attachment_1tab_ref_overnight_stay
SELECT T1.FullName, T2.FullName FROM Guests AS T1 JOIN Bookings AS T2 ON T1.ID = T2.GuestID WHERE T2.ROOMID IN (SELECT RoomID FROM Rooms WHERE TypeOfRoom = 'Air Conditioning')	attachment_1tab_ref_overnight_stay
SELECT T1.id, T1.HouseKeeperId, T2.FullName FROM HouseKeepers AS T1 JOIN LaundryAttendants AS T2 ON T1.id = T2.hotelId WHERE T1.address = '789 River Road'	attachment_2tab_ref_cleaning_professional
SELECT T1.chaletName, T2.cabinName FROM Chalets AS T1 JOIN Cabins AS T2 ON T1.id = T2.chaletId WHERE T2.pricePerNight = 200	attachment_2tab_val_accommodation2
SELECT housekeeper, laundry_attendant FROM Housekeeping WHERE hotel = 'The Grand Hotel'	attachment_2tab_val_cleaning_professional
SELECT name, hours FROM cocktail_lounges WHERE hours BETWEEN '5:00' AND '2:00'	attachment_2tab_val_entertainment_hub
SELECT T1.name, T2.name FROM Chefs AS T1 JOIN Servers AS T2 ON T1.chef_id = T2.chef_id WHERE T2.language = 'Spanish'	attachment_2tab_val_hospitality_staff
SELECT Name, Location FROM SteakHouses WHERE Year_of_establishment = 1980 INTERSECT SELECT Name, Location FROM SeaFoodRestaurants WHERE Year_of_establishment = 1980	attachment_2tab_val_restaurant
SELECT T1.id, T1.FullName, T2.role FROM Employees AS T1 JOIN Customer_Facing_Roles AS T2 ON T1.customer_role_id = T2.id WHERE T2.role = 'Customer Service Advisor' INTERSECT SELECT id, FullName, role FROM Employees AS T1 JOIN Customer_Facing_Roles AS T2 ON T1.customer_role_id = T2.id WHERE T2.role = 'Bilingual IT Support Technician'	attachment_1tab_ref_customer_facing_roles
SELECT T1.RoleName FROM Roles AS T1 JOIN ApplicationJobs AS T2 ON T1.RoleID = T2.ROLEID WHERE T1.RoleName = 'Economist' INTERSECT SELECT T1.RoleName FROM Roles AS T1 JOIN ApplicationJobs AS T2 ON T1.RoleID = T2.ROLEID WHERE T1.RoleName = 'Statistician' AND DataTypes.DataTypeName = 'Financial Analysis'	attachment_1tab_ref_roles
SELECT T1.name FROM Doctors AS T1 JOIN Hospitals AS T2 ON T1.hospital_id = T2.id WHERE T2.name = 'Wester Medical Centre' AND T1.specialist_doctor = 'Radiologist' OR T1.specialist_doctor = 'Ultrasound Technician'	attachment_1tab_ref_specialist_doctors
SELECT * FROM JobPostings WHERE shift = 'Day Shift' AND employerId IN (SELECT id FROM Employers WHERE name = 'Nurse' OR name = 'Physician')	attachment_1tab_val_healthcare_jobs
SELECT T1.id, T1.title, T1.description FROM JobPosting AS T1 JOIN Company AS T2 ON T1.companyId = T2.id WHERE T2.name = 'Journalist' UNION SELECT T1.id, T1.title, T1.description FROM JobPosting AS T1 JOIN Company AS T2 ON T1.companyId = T2.id WHERE T2.name = 'Editor' AND T2.languages = 'English' OR T2.languages = '	attachment_1tab_val_media_careers
SELECT * FROM Jobs WHERE salary = 80000 AND technicalProfession = 'Engineer' OR technicalProfession = 'Architect'	attachment_1tab_val_technical_professions
SELECT T1.name, T2.name FROM Graphic_Designers AS T1 JOIN Office AS T2 ON T1.officeId = T2.id WHERE T2.address = '3/10 New York Avenue'	attachment_2tab_ref_creative_industry_professions
SELECT T1.name, T2.name FROM Interior_Designer AS T1 JOIN Style AS T2 ON T1.design_style = T2.style_id WHERE T2.style_name = 'Modern'	attachment_2tab_ref_space_planning_jobs
SELECT T1.name, T2.name FROM Interior_Designer AS T1 JOIN Landscape_Architect AS T2 ON T1.designer_id = T2.architect_id WHERE T2.landscape_style = 'Modern'	attachment_2tab_ref_space_planning_jobs
SELECT T1.Name, T2.Name FROM Aviation_Academies AS T1 JOIN Flight_Attendants AS T2 ON T1.Name = T2.Training_Center WHERE T1.Name = 'Aviation Academy'	attachment_2tab_val_aviation_jobs
SELECT T1.id, T1.Position, T2.id FROM Event_Planner AS T1 JOIN Wedding_Coordinator AS T2 ON T1.companyId = T2.companyId WHERE T2.companyName = 'Events Unlimited'	attachment_2tab_val_events_industry
SELECT * FROM Journalists WHERE language_proficiency = 'English' UNION SELECT * FROM Editors WHERE language_proficiency = 'English'	attachment_2tab_val_media_jobs
SELECT T1.FullName, T2.FullName FROM Customer_Service_Representatives AS T1 JOIN Call_Center_Agents AS T2 ON T1.id = T2.id WHERE T1.skills LIKE '%proactive%'	attachment_2tab_val_support_roles
SELECT photographerName, price FROM Photographers WHERE price = 500	attachment_2tab_val_visual_art_professions
SELECT Title FROM Articles WHERE Title LIKE '%short story%'	attachment_1tab_ref_writing_styles
SELECT T1.Name, T2.Name FROM MediaFranchises AS T1 JOIN CrossPlatformExpansions AS T2 ON T1.ID = T2.FavouriteMediaFranchiseID WHERE T1.Audience = 'Liberals'	attachment_1tab_val_business_strategy
SELECT * FROM reporters WHERE deadline = '2021-03-18 16:30:00' UNION SELECT * FROM photographers WHERE deadline = '2021-03-18 16:30:00'	attachment_1tab_val_newsroom_roles
SELECT T1.name, T2.role FROM reporters AS T1 JOIN newsrooms AS T2 ON T1.assigned_newsroom = T2.id WHERE T2.deadline = '2021-03-18 16:30:00'	attachment_1tab_val_newsroom_roles
SELECT name FROM Periodicals WHERE circulation_numbers = 20000	attachment_1tab_val_periodicals
SELECT * FROM Publications WHERE Print_Media = 'Newspaper' UNION SELECT * FROM Publications WHERE Print_Media = 'Magazine'	attachment_1tab_val_print_media
SELECT T1.location, T2.location FROM Press_Conference AS T1 JOIN Media_Scrum AS T2 ON T1.personId = T2.personId WHERE T1.personId = (SELECT id FROM Person WHERE name = 'Jane Smith')	attachment_2tab_ref_events
SELECT T1.FullName, T2.FullName FROM Stringers AS T1 JOIN Editors AS T2 ON T1.id = T2.id JOIN Articles AS T3 ON T3.editor_id = T2.id WHERE T3.title = 'Article 4 Title'	attachment_2tab_ref_journalist_classifications
SELECT T1.name, T2.name FROM Reporters AS T1 JOIN Articles AS T2 ON T1.id = T2.reporter_id WHERE T2.deadline LIKE '2020-04-28'	attachment_2tab_ref_newsroom_roles
SELECT T1.name, T2.id FROM Reporters AS T1 JOIN Photographers AS T2 ON T1.id = T2.id JOIN Articles AS T3 ON T3.reporter_id = T1.id WHERE T3.deadline LIKE '2020-04-28'	attachment_2tab_ref_newsroom_roles
SELECT Title, Author FROM Opinion_Pieces WHERE Volume = 01	attachment_2tab_val_news_content_types
SELECT T1.intervieweeName, T2.title FROM Interviews AS T1 JOIN PressReleases AS T2 ON T1.FK_articleID = T2.FK_articleID WHERE T2.title = 'Britain Is Cutting Taxes Again. Why Now?'	attachment_2tab_val_news_sources
SELECT Name FROM Newspapers WHERE Circulation_Numbers = 20000 UNION SELECT Name FROM Magazines WHERE Circulation_Numbers = 20000	attachment_2tab_val_periodicals
SELECT T1.name, T2.area_name FROM Agricultural_Research_Institutes AS T1 JOIN Agricultural_Research_Institutes_Focus_Areas AS T2 ON T1.id = T2.institute_id	scope_agricultural_research_institutes_focus_areas
SELECT T1.Name, T2.CropName FROM Farms AS T1 JOIN FarmsCrops AS T2 ON T1.FarmID = T2.FarmID JOIN Crops AS T3 ON T2.CropID = T3.CropID	scope_farms_crops
SELECT T1.ingredient_name FROM Ingredients AS T1 JOIN Pesticides_Ingredients AS T2 ON T1.id = T2.ingredient_id GROUP BY T1.ingredient_name HAVING COUNT(*) = (SELECT COUNT(*) FROM Pesticides)	scope_pesticides_ingredients
SELECT T1.name FROM Vineyards AS T1 JOIN Vineyards_Wines AS T2 ON T1.vineyardId = T2.vineyardId GROUP BY T1.name HAVING COUNT(*) >= COUNT(*)	scope_vineyards_wines
SELECT T1.id, T2.format_name FROM Advertisements AS T1 JOIN Advertisements_Formats AS T2 ON T1.id = T2.advertisement_id JOIN Formats AS T3 ON T2.format_id = T3.id	scope_advertisements_formats
SELECT T1.fleetName, T1.capacity FROM Fleets AS T1 JOIN Airlines_Fleets AS T2 ON T1.id = T2.fleetId	scope_airlines_fleets
SELECT T1.name, T2.description FROM Meteorological_Offices AS T1 JOIN Meteorological_Offices_Data_Sources AS T2 ON T1.id = T2.meteo_office_id	scope_meteorological_offices_data_sources
SELECT T2.description FROM Terminals AS T1 JOIN Terminals_Facilities AS T2 ON T1.id = T2.terminalId	scope_terminals_facilities
SELECT T1.info_id, T2.value FROM Information AS T1 JOIN Bank_Statements AS T2 ON T1.info_id = T2.information_id	scope_bank_statements_information
SELECT T1.Name, COUNT(*) FROM Career_Pathways AS T1 JOIN Career_Pathways_Opportunities AS T2 ON T1.PathwayID = T2.CareerPathwayID GROUP BY T1.PathwayID	scope_career_pathways_opportunities
SELECT quantity FROM Equipment GROUP BY quantity	scope_classroom_equipment
SELECT T1.equipmentName FROM Equipment AS T1 JOIN Classroom_Equipment AS T2 ON T1.id = T2.equipmentId	scope_classroom_equipment
SELECT session_type, duration FROM Sessions GROUP BY session_type	scope_conferences_sessions
SELECT T1.session_type, T1.session_type TEXT FROM Sessions AS T1 JOIN Conference_Sessions AS T2 ON T1.session_type_id = T2.session_type_id JOIN Conferences AS T3 ON T2.conference_id = T3.conference_id	scope_conferences_sessions
SELECT T1.Name FROM Programs AS T1 JOIN Districts_Programs AS T2 ON T1.ID = T2.ProgramID GROUP BY T1.Name HAVING COUNT(*) > 1	scope_districts_programs
SELECT T1.Name, T1.Description FROM Programs AS T1 JOIN Districts_Programs AS T2 ON T1.ID = T2.ProgramID	scope_districts_programs
SELECT club_name FROM High_Schools_Clubs	scope_high_schools_clubs
SELECT T1.activityType FROM Lessons AS T1 JOIN Lessons_Activities AS T2 ON T1.id = T2.lessonsId	scope_lessons_activities
SELECT T1.project_name, T2.technique_name FROM Projects AS T1 JOIN Projects_Research_Techniques AS T2 ON T1.id = T2.project_id	scope_projects_research_techniques
SELECT room_number, capacity FROM Classrooms	scope_teachers_classrooms
SELECT T1.room_number, T2.teacher_id FROM Classrooms AS T1 JOIN Teachers_Classrooms AS T2 ON T1.classroom_id = T2.classroom_id JOIN Teachers AS T3 ON T2.teacher_id = T3.teacher_id	scope_teachers_classrooms
SELECT T1.Description FROM Events AS T1 JOIN Festivals_Events AS T2 ON T1.EventTypeID = T2.EventTypeID	scope_festivals_events
SELECT T1.name, T2.technique_name FROM Cinematographies AS T1 JOIN Cinematographies_Techniques AS T2 ON T1.id = T2.cinematography_id	scope_cinematographies_techniques
SELECT T1.ChallengeName FROM Challenges AS T1 JOIN Continuity_Coordinators_Challenges AS T2 ON T1.ChallengeID = T2.ChallengeID GROUP BY T1.ChallengeName	scope_continuity_coordinators_challenges
SELECT T1.Name, T2.ChallengeName FROM Continuity_Coordinators AS T1 JOIN Continuity_Coordinators_Challenges AS T2 ON T1.ID = T2.CoordinatorID JOIN Challenges AS T3 ON T2.ChallengeID = T3.ChallengeID	scope_continuity_coordinators_challenges
SELECT T1.era_name FROM Eras AS T1 JOIN Costume_Designers_Eras AS T2 ON T1.id = T2.eras_id GROUP BY T1.id HAVING COUNT(*) >= 2	scope_costume_designers_eras
SELECT T1.id, T1.name, T2.era_name FROM Costume_Designers AS T1 JOIN Costume_Designers_Eras AS T2 ON T1.id = T2.costume_designer_id GROUP BY T1.id	scope_costume_designers_eras
SELECT Fee FROM Additional_Roles GROUP BY Fee	scope_directors_additional_roles
SELECT T1.Name, T2.Fee FROM Directors AS T1 JOIN Directors_Roles AS T2 ON T1.DirectorID = T2.DirectorID	scope_directors_additional_roles
SELECT description FROM Fixtures	scope_lighting_technicians_fixtures
SELECT T1.title, T2.name FROM Movie_sets AS T1 JOIN Movie_sets_equipment AS T2 ON T1.id = T2.movie_set_id	scope_movie_sets_equipment
SELECT type FROM Equipment GROUP BY type	scope_movie_sets_equipment
SELECT T1.name, T2.description FROM Production_Designers AS T1 JOIN Production_Designers_Elements AS T2 ON T1.id = T2.production_designer_id	scope_production_designers_elements
SELECT T1.name, T1.description FROM Health_Promotion_Program AS T1 JOIN Health_Promotion_Program_Activities AS T2 ON T1.program_id = T2.program_id	scope_health_promotion_program_activities
SELECT T1.activity_name FROM Activities AS T1 JOIN Health_Promotion_Program_Activities AS T2 ON T1.activity_id = T2.activity_id	scope_health_promotion_program_activities
SELECT T1.Type, T1.Description FROM Exhibitions AS T1 JOIN Art_Galleries_Exhibitions AS T2 ON T1.ExhibitionID = T2.ExhibitionID JOIN Art_Galleries AS T3 ON T2.GalleryID = T3.GalleryID	scope_art_galleries_exhibitions
SELECT Type FROM Art_Galleries_Exhibitions GROUP BY Type	scope_art_galleries_exhibitions
SELECT T1.Name, T2.Type FROM Art_Galleries AS T1 JOIN Art_Galleries_Exhibitions AS T2 ON T1.GalleryID = T2.GalleryID	scope_art_galleries_exhibitions
SELECT T1.Description FROM Exhibitions AS T1 JOIN Art_Galleries_Exhibitions AS T2 ON T1.ExhibitionID = T2.ExhibitionID JOIN Art_Galleries AS T3 ON T2.GalleryID = T3.GalleryID	scope_art_galleries_exhibitions
SELECT T2.Name FROM Beach_Resorts AS T1 JOIN Beach_Resorts_Water_Sports AS T2 ON T1.ResortID = T2.ResortID	scope_beach_resorts_water_sports
SELECT T1.name, T2.price FROM Bed_and_breakfast AS T1 JOIN Rooms AS T2 ON T1.id = T2.room_type	scope_bed_and_breakfast_rooms
SELECT room_type, price FROM Bed_and_breakfast	scope_bed_and_breakfast_rooms
SELECT T1.name, T2.theme_name FROM Boutique_Hotels AS T1 JOIN Boutique_Hotels_Themes AS T2 ON T1.hotel_id = T2.boutique_hotel_id	scope_boutique_hotels_themes
SELECT T1.name, T2.type FROM Cultural_Centers AS T1 JOIN Cultural_Centers_Performances AS T2 ON T1.centerID = T2.culturalCenterID	scope_cultural_centers_performances
SELECT capacity FROM Dormitories GROUP BY capacity	scope_hostels_dormitories
SELECT T1.id, T1.capacity FROM Hostels AS T1 JOIN Hostels_Dormitories AS T2 ON T1.id = T2.hostel_id	scope_hostels_dormitories
SELECT T1.Name, T1.Description FROM Mountain_Resorts AS T1 JOIN Mountain_Resorts_Winter_Sports AS T2 ON T1.ResortID = T2.ResortID	scope_mountain_resorts_winter_sports
SELECT T2.Description FROM Mountain_Resorts AS T1 JOIN Mountain_Resorts_Winter_Sports AS T2 ON T1.ResortID = T2.ResortID	scope_mountain_resorts_winter_sports
SELECT T1.length FROM Trails AS T1 JOIN National_Parks_Trails AS T2 ON T1.trail_id = T2.trail_id JOIN National_Parks AS T3 ON T2.national_park_id = T3.park_id WHERE T3.name = 'Grand Canyon'	scope_national_parks_trails
SELECT T1.trail_id, T1.difficulty FROM Trails AS T1 JOIN National_Parks_Trails AS T2 ON T1.trail_id = T2.trail_id GROUP BY T1.trail_id	scope_national_parks_trails
SELECT T1.difficulty, T1.length FROM Trails AS T1 JOIN National_Parks_Trails AS T2 ON T1.trail_id = T2.trail_id GROUP BY T1.difficulty, T1.length	scope_national_parks_trails
SELECT T1.Name, T2.SpeciesName FROM Nature_Reserves AS T1 JOIN Nature_reserves_flora_and_fauna AS T2 ON T1.ReserveID = T2.NatureReserveId	scope_nature_reserves_flora_and_fauna
SELECT T1.workshop_title, T2.technique_name FROM Photography_Workshops AS T1 JOIN Photography_Workshops_Techniques AS T2 ON T1.workshop_id = T2.workshop_id	scope_photography_workshops_techniques
SELECT T1.source_value FROM Financing_Sources AS T1 JOIN Affordable_Housing_Projects_Financing_Sources AS T2 ON T1.source_id = T2.financing_source_id	scope_affordable_housing_projects_financing_sources
SELECT T1.project_name, T2.source_value FROM Affordable_Housing_Projects AS T1 JOIN Affordable_Housing_Projects_Financing_Sources AS T2 ON T1.project_id = T2.housing_project_id	scope_affordable_housing_projects_financing_sources
SELECT T1.description FROM Units AS T1 JOIN Apartment_Buildings AS T2 ON T1.building_id = T2.id	scope_apartment_buildings_units
SELECT T1.description FROM Units AS T1 JOIN Apartment_Buildings_Units AS T2 ON T1.id = T2.unit_id	scope_apartment_buildings_units
SELECT T1.program_name, T1.description FROM Programs AS T1 JOIN Authorities_Programs AS T2 ON T1.program_id = T2.program_id	scope_authorities_programs
SELECT T1.program_name, T2.name FROM Programs AS T1 JOIN Authorities_Programs AS T2 ON T1.program_id = T2.program_id JOIN Authorities AS T3 ON T2.authority_id = T3.authority_id	scope_authorities_programs
SELECT T1.initiative_name, T1.description FROM Initiatives AS T1 JOIN Community_Development_Corporations_Initiatives AS T2 ON T1.id = T2.initiative_id	scope_community_development_corporations_initiatives
SELECT initiative_name FROM Initiatives	scope_community_development_corporations_initiatives
SELECT project_type, start_date FROM Construction_Companies_Projects	scope_construction_companies_projects
SELECT Description FROM Project_Types	scope_design_build_firms_project_types
SELECT T1.Name, T2.Description FROM Design_Build_Firms AS T1 JOIN Design_Build_Firms_Project_Types AS T2 ON T1.FirmID = T2.FirmID	scope_design_build_firms_project_types
SELECT T1.rulename, T1.description FROM Rules AS T1 JOIN Homeowners_associations_homes AS T2 ON T1.ruleid = T2.ruleid JOIN Homeowners_associations AS T3 ON T2.associd = T3.id	scope_homeowners_associations_rules
SELECT T1.description FROM Rules AS T1 JOIN Homeowners_association_rules AS T2 ON T1.ruleid = T2.ruleid	scope_homeowners_associations_rules
SELECT T1.name, T2.description FROM Homeowners_associations AS T1 JOIN Homeowners_association_rules AS T2 ON T1.id = T2.associd	scope_homeowners_associations_rules
SELECT T1.name, T2.description FROM Housing_Finance_Agencies AS T1 JOIN Housing_Finance_Agencies_Loan_Programs AS T2 ON T1.agency_id = T2.housing_finance_agency_id	scope_housing_finance_agencies_loan_programs
SELECT T1.name, T2.interest_rate FROM Housing_Finance_Agencies AS T1 JOIN Housing_Finance_Agencies_Loan_Programs AS T2 ON T1.agency_id = T2.housing_finance_agency_id	scope_housing_finance_agencies_loan_programs
SELECT T1.interest_rate, T1.description FROM Loan_Programs AS T1 JOIN Housing_Finance_Agencies_Loan_Programs AS T2 ON T1.program_id = T2.loan_program_id	scope_housing_finance_agencies_loan_programs
SELECT requirement_type FROM Requirements GROUP BY requirement_type	scope_job_postings_requirements
SELECT T1.requirement_type FROM Requirements AS T1 JOIN Job_Postings_Requirements AS T2 ON T1.id = T2.requirement_id	scope_job_postings_requirements
SELECT T1.issue_name, T1.description FROM Issues AS T1 JOIN Patient_Advocates_Issues AS T2 ON T1.id = T2.issue_id	scope_patient_advocates_issues
SELECT T1.id, T1.name, T2.metric_name FROM Product_Managers AS T1 JOIN Product_Managers_Metrics AS T2 ON T1.id = T2.product_manager_id	scope_product_managers_metrics
SELECT T1.name, T2.methodology_id FROM Project_Managers AS T1 JOIN Project_Managers_Methodologies AS T2 ON T1.id = T2.project_manager_id	scope_project_managers_methodologies
SELECT role_name FROM Kitchen_Roles WHERE role_id IN (SELECT kitchen_role_id FROM Restaurants_Kitchen_Roles)	scope_restaurants_kitchen_roles
SELECT crop_name, description FROM Crops	scope_agriculture_reporters_crops
SELECT T1.crop_name, T2.description FROM Agriculture_Reporters_Crops AS T1 JOIN Crops AS T2 ON T1.crop_id = T2.id	scope_agriculture_reporters_crops
SELECT T1.name, T2.course_name FROM Journalism_Schools AS T1 JOIN Journalism_Schools_Courses AS T2 ON T1.id = T2.journalism_schools_id	scope_journalism_schools_courses
SELECT T1.description FROM Courses AS T1 JOIN Journalism_Schools_Courses AS T2 ON T1.id = T2.course_id	scope_journalism_schools_courses
SELECT T1.name, T2.description FROM Journalism_Schools AS T1 JOIN Courses AS T2 ON T1.id = T2.id	scope_journalism_schools_courses
SELECT T1.id, T2.column_name FROM Magazines AS T1 JOIN Magazine_Authors AS T2 ON T1.id = T2.magazine_id JOIN Columns AS T3 ON T2.column_id = T3.id	scope_magazines_columns
SELECT T1.stationName, T2.programType FROM Radio_Stations AS T1 JOIN Radio_Stations_Programs AS T2 ON T1.id = T2.radioStationId	scope_radio_stations_programs__journalism
SELECT T1.name, T2.type FROM Streaming_Service AS T1 JOIN Streaming_Service_Advertisement AS T2 ON T1.id = T2.streaming_service_id	scope_streaming_service_advertisement
SELECT T1.type, T1.description, T2.price FROM Streaming_Service AS T1 JOIN Streaming_Service_Content AS T2 ON T1.id = T2.streaming_service_id	scope_streaming_service_content
SELECT T1.description FROM Content AS T1 JOIN Streaming_Service_Content AS T2 ON T1.content_id = T2.content_id	scope_streaming_service_content
SELECT T1.name, T2.description FROM Streaming_Service AS T1 JOIN Streaming_Service_Content AS T2 ON T1.id = T2.streaming_service_id	scope_streaming_service_content
SELECT T1.description, T1.price FROM Content AS T1 JOIN Streaming_Service_Content AS T2 ON T1.content_id = T2.content_id	scope_streaming_service_content
SELECT support_type FROM streaming_service GROUP BY support_type	scope_streaming_service_customer_support
SELECT T1.id, T2.model_name FROM Streaming_Service AS T1 JOIN Streaming_Service_Monetization_Model AS T2 ON T1.id = T2.streaming_service_id	scope_streaming_service_monetization_model
SELECT T1.app_name FROM Third_Party_Apps AS T1 JOIN Streaming_Services AS T2 ON T1.app_id = T2.id GROUP BY T1.app_name	scope_streaming_services_third_party_apps
SELECT T1.id, T1.name, T2.is_active FROM Streaming_Services AS T1 JOIN Streaming_Services_Third_Party_Apps AS T2 ON T1.id = T2.streaming_service_id	scope_streaming_services_third_party_apps
SELECT type FROM Streamings_captions_and_subtitles	scope_streamings_captions_and_subtitles
SELECT T1.name, T2.mode FROM City AS T1 JOIN City_Transportation_Mode AS T2 ON T1.id = T2.city_id	scope_city_transportation_mode
SELECT T1.name, T2.functionName FROM Traffic_Camera AS T1 JOIN Traffic_Camera_Function AS T2 ON T1.id = T2.cameraId	scope_traffic_camera_function
SELECT T1.terminal_number FROM terminals AS T1 JOIN flights_boarding_areas AS T2 ON T1.terminal_number = T2.terminal_number JOIN flights AS T3 ON T2.flight_id = T3.flight_id WHERE T3.airline_id = (SELECT airline_id FROM airlines WHERE name = 'Delta')	vague_2cols_departure
SELECT T1.name, T2.id FROM City AS T1 JOIN Flight AS T2 ON T1.id = T2.origin_city_id	vague_2tabs_departure_point
SELECT origin_city_id FROM Flight	vague_2tabs_departure_point
SELECT MAX(Maximum_Deposit_Amount) FROM CheckingAccounts	vague_2cols_deposit_limit
SELECT MAX(Monthly_Cap), Monthly_Cap FROM CheckingAccounts	vague_2cols_deposit_limit
SELECT Dividend_Value / Price FROM Shares WHERE Stock = 'PQR Ltd.'	vague_2cols_dividend_yield
SELECT Fee_Amount * 100 / SUM(Amount) FROM Transactions	vague_2cols_extra_charges
SELECT T1.CustomerID, T1.AccountNumber, T1.Monthly_Maintenance_Fee FROM Accounts AS T1 JOIN Customers AS T2 ON T1.CustomerID = T2.CustomerID WHERE T2.DateOfBirth > '1990-01-01' AND T1.AccountType = 'Checking'	vague_2cols_fee2
SELECT account_number, MIN(balance), MIN(minimum_age) FROM accounts WHERE account_type = 'Savings' GROUP BY account_number	vague_2cols_minimum_requirement
SELECT T1.Eligibility_Criteria, T1.Documentation_Requirements FROM EligibilityAndDocuments AS T1 JOIN Loans AS T2 ON T1.LoanID = T2.LoanID WHERE T2.Status = 'Approved'	vague_2cols_requirements
SELECT T1.criteria FROM Eligibility_Criteria AS T1 JOIN Loans AS T2 ON T1.id = T2.eligibility_criteria_id ORDER BY T2.amount DESC LIMIT 1	vague_2tabs_requirements
SELECT T1.requirement FROM Documentation_Requirements AS T1 JOIN Loans AS T2 ON T1.id = T2.documentation_requirement_id ORDER BY T2.amount DESC LIMIT 1	vague_2tabs_requirements
SELECT T1.criteria FROM Eligibility_Criteria AS T1 JOIN Loans AS T2 ON T1.id = T2.eligibility_criteria_id GROUP BY T1.id ORDER BY COUNT(*) LIMIT 1	vague_2tabs_requirements
SELECT T1.requirement FROM Documentation_Requirements AS T1 JOIN Loans AS T2 ON T1.id = T2.documentation_requirement_id GROUP BY T1.id ORDER BY COUNT(*) LIMIT 1	vague_2tabs_requirements
SELECT T1.privateDonors, T2.name FROM Contractors AS T1 JOIN Projects AS T2 ON T1.contractorID = T2.contractorID WHERE T1.companyName = 'Contractor B'	vague_2cols_funding
SELECT T1.privateDonors FROM Funding AS T1 JOIN Payments AS T2 ON T1.projectID = T2.projectID WHERE T2.paymentDate = '2022-02-05'	vague_2cols_funding
SELECT name FROM Architect	vague_2tabs_designer
SELECT T1.name FROM Firm AS T1 JOIN Building AS T2 ON T1.id = T2.firm_id JOIN Project AS T3 ON T2.id = T3.building_id WHERE T3.project_name = 'Hospital'	vague_2tabs_designer
SELECT T1.name, T2.address FROM Architect AS T1 JOIN Building AS T2 ON T1.id = T2.architect_id WHERE T2.building_name = 'Hospital'	vague_2tabs_designer
SELECT * FROM Safety_Inspection WHERE inspectorEmployeeID IN (SELECT supervisorID FROM Employee WHERE role = 'Site Supervisor')	vague_2tabs_inspection_types
SELECT T1.service_life_expectancy_id FROM Service_Life_Expectancy AS T1 JOIN Projects AS T2 ON T1.service_life_expectancy_id = T2.infrastructure_id WHERE T2.name = 'Stadium Construction'	vague_2tabs_lifecycle
SELECT T1.service_life_expectancy_id, T1.renewal_schedule_id FROM Service_Life_Expectancy AS T1 JOIN Infrastructure AS T2 ON T1.service_life_expectancy_id = T2.service_life_expectancy_id JOIN Projects AS T3 ON T3.infrastructure_id = T2.infrastructure_id WHERE T3.name = 'Stadium Construction'	vague_2tabs_lifecycle
SELECT renewal_schedule_id FROM Projects WHERE end_date LIKE '2023%'	vague_2tabs_lifecycle
SELECT T1.project_name, T2.milestone_description, T3.real_Estate_Developer.name, T2.contractor_id FROM Development_Project AS T1 JOIN Project_Milestone AS T2 ON T1.id = T2.development_project_id JOIN Real_Estate_Developer AS T3 ON T1.developer_id = T3.id	vague_2tabs_overseeing_company
SELECT T1.project_name FROM Development_Project AS T1 JOIN Contractor AS T2 ON T1.contractor_id = T2.id	vague_2tabs_overseeing_company
SELECT MedianAge, PopulationGroup FROM AgeDemographics WHERE CityId IN (SELECT CityId FROM Cities WHERE CityName = 'New York') ORDER BY Year DESC LIMIT 1	vague_2cols_age
SELECT Foreign_born_Population FROM Population	vague_2cols_immigration_status
SELECT T1.region_name FROM Regions AS T1 JOIN Immigrants AS T2 ON T1.region_id = T2.region_of_origin WHERE T2.gender = 'female'	vague_2cols_origins
SELECT T1.region_name, T2.country_name FROM Regions AS T1 JOIN Immigrants AS T2 ON T1.region_id = T2.region_of_origin ORDER BY T2.age DESC LIMIT 1	vague_2cols_origins
SELECT T1.fullname, T2.JobRole, T2.Industry FROM Students AS T1 JOIN Courses AS T2 ON T1.CourseID = T2.CourseID	vague_2cols_career_opportunities
SELECT T1.Title, T1.JobRole FROM Courses AS T1 JOIN Enrollments AS T2 ON T1.CourseID = T2.CourseID JOIN Students AS T3 ON T2.StudentID = T3.StudentID ORDER BY T3.BirthDate LIMIT 1	vague_2cols_career_opportunities
SELECT T1.Standardized_Test_Score, T2.CourseName FROM Grades AS T1 JOIN Enrollments AS T2 ON T1.EnrollmentID = T2.EnrollmentID WHERE T2.StudentID = (SELECT StudentID FROM Students WHERE fullname = 'John Doe')	vague_2cols_grades
SELECT T1.fullname, T2.City FROM Students AS T1 JOIN Classes AS T2 ON T1.StudentID = T2.StudentID WHERE T1.Major = 'Mathematics'	vague_2cols_location__education
SELECT Major, City, Campus FROM Students WHERE LastName = 'Smith'	vague_2cols_location__education
SELECT ResourceType, Supplier FROM Expenses GROUP BY Month	vague_2cols_timeline
SELECT ResourceType, Supplier FROM Expenses GROUP BY Supplier ORDER BY Year	vague_2cols_timeline
SELECT Month FROM Materials WHERE ResourceType = 'Computers'	vague_2cols_timeline
SELECT T1.project_name, T2.name FROM Projects AS T1 JOIN Supplies AS T2 ON T1.supplies_id = T2.id	vague_2tabs_resources1
SELECT T1.name FROM Actor AS T1 JOIN Role AS T2 ON T1.id = T2.actor_id JOIN Movie AS T3 ON T2.movie_id = T3.id WHERE T3.Total_length = (SELECT MAX(T3.Total_length) FROM Movie AS T3)	vague_2cols_duration__entertainment
SELECT T1.title FROM Movie AS T1 JOIN Role AS T2 ON T1.id = T2.movie_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1	vague_2cols_duration__entertainment
SELECT T1.city, T1.concertHall FROM concerts AS T1 JOIN users AS T2 ON T1.artistId = T2.id WHERE T2.username = 'user2'	vague_2cols_location__entertainment
SELECT Geographical_Area, Popularity FROM DanceTable WHERE Popularity > 80	vague_2cols_origin__entertainment
SELECT producer FROM Stage_Play WHERE genre = 'Drama'	vague_2cols_production1
SELECT theater_company, producer FROM Stage_Play WHERE genre = 'Drama'	vague_2cols_production1
SELECT theater_company FROM Stage_Play ORDER BY year_premiered	vague_2cols_production1
SELECT title FROM Movie ORDER BY ageRating DESC	vague_2cols_rating__entertainment
SELECT AVG(T1.ageRating) FROM Rating AS T1 JOIN Movie AS T2 ON T1.movieId = T2.id WHERE T2.genreId = (SELECT id FROM Genre WHERE name = 'Action')	vague_2cols_rating__entertainment
SELECT COUNT(*) FROM Screenwriter WHERE birth_year < 1970	vague_2tabs_author
SELECT name FROM Filmmaker ORDER BY birth_year DESC	vague_2tabs_author
SELECT T1.name, COUNT(*) FROM Epoch AS T1 JOIN Play AS T2 ON T1.id = T2.episode_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1	vague_2tabs_context
SELECT T1.name, T1.address FROM Theater_Company AS T1 JOIN Stage_Play AS T2 ON T1.id = T2.theater_company_id WHERE T2.rating > 8.5	vague_2tabs_production2
SELECT T1.fullName, T2.genreId FROM Actor AS T1 JOIN Role AS T2 ON T1.id = T2.actorId WHERE T2.leadRole = 1 AND T2.supportingRole = 1 AND T1.fullName = 'Inception'	vague_2cols_actor
SELECT T1.fullName FROM Actor AS T1 JOIN Role AS T2 ON T1.id = T2.actorId JOIN Movie AS T3 ON T2.movieId = T3.id WHERE T3.genreId = (SELECT T2.genreId FROM Genre AS T4 JOIN Role AS T5 ON T4.id = T5.genreId WHERE T4.name = 'Drama') AND T2.leadRole = 1	vague_2cols_actor
SELECT T1.title, T2.studio_id, T3.name, T4.character FROM Movie AS T1 JOIN Studio AS T2 ON T1.studio_id = T2.id JOIN Role AS T3 ON T1.id = T3.movie_id JOIN Actor AS T4 ON T3.actor_id = T4.id	vague_2cols_film_creator
SELECT T1.title, T1.genre, T1.release_year, T2.name FROM Movie AS T1 JOIN Studio AS T2 ON T1.studio_id = T2.id	vague_2cols_film_creator
SELECT T1.title, T1.release_year, T2.name, T3.name FROM Movie AS T1 JOIN Studio AS T2 ON T1.studio_id = T2.id JOIN Director AS T3 ON T1.director_id = T3.id	vague_2cols_film_creator
SELECT T1.Title FROM Movie AS T1 JOIN Actress AS T2 ON T1.LeadActressId = T2.id JOIN Role AS T3 ON T3.ActorId = T2.id ORDER BY T2.DateOfBirth LIMIT 1	vague_2cols_lead
SELECT critic_rating FROM FilmReviews	vague_2cols_rating__filmmaking
SELECT audience_rating FROM FilmReviews	vague_2cols_rating__filmmaking
SELECT critic_rating, audience_rating FROM FilmReviews AS T1 JOIN Actor AS T2 ON T1.film_id = T2.id WHERE T2.name = 'Leonardo DiCaprio'	vague_2cols_rating__filmmaking
SELECT T1.Opinion, T1.AudienceReviews FROM Reviews AS T1 JOIN Film AS T2 ON T1.FilmId = T2.ID WHERE T2.Title = 'Pulp Fiction'	vague_2cols_review
SELECT T1.AudienceReviews FROM Reviews AS T1 JOIN Film AS T2 ON T1.FilmId = T2.ID WHERE T2.Genre = 'Drama'	vague_2cols_review
SELECT T1.name FROM Studio AS T1 JOIN Movie AS T2 ON T1.id = T2.studio_id WHERE T2.title = 'Inception'	vague_2tabs_film_creator
SELECT T1.name, T2.name FROM Studio AS T1 JOIN Movie AS T2 ON T1.id = T2.studio_id WHERE T2.title = 'Inception'	vague_2tabs_film_creator
SELECT T1.name, T2.name FROM Studio AS T1 JOIN Movie AS T2 ON T1.id = T2.studio_id ORDER BY T2.release_date DESC LIMIT 1	vague_2tabs_film_creator
SELECT T1.id, T1.fullname FROM Scientists AS T1 JOIN DeviceDevelopment AS T2 ON T1.id = T2.scientistId ORDER BY T2.price LIMIT 1	vague_2cols_developer
SELECT T1.deviceName, T2.id FROM MedicalDevices AS T1 JOIN DeviceDevelopment AS T2 ON T1.id = T2.medicalDeviceId JOIN Scientists AS T3 ON T2.scientistId = T3.id	vague_2cols_developer
SELECT Name, Side_Effects, Manufacturer FROM Medications WHERE Classification = 'Analgesic'	vague_2cols_effects
SELECT Name, Side_Effects FROM Medications WHERE Manufacturer = 'Bayer'	vague_2cols_effects
SELECT T1.DiagnosisName, T2.Medication, T3.BodyPartAffected FROM Diagnoses AS T1 JOIN Conditions AS T2 ON T1.ConditionID = T2.ConditionID JOIN BodyPartAffected AS T3 ON T2.BodyPartAffected = T3.BodyPartAffected	vague_2cols_symptom_relief
SELECT T1.name, T2.id FROM Healthcare_Facilities AS T1 JOIN Past_Owners AS T2 ON T1.founding_id = T2.id	vague_2tabs_historical_context
SELECT T1.company_name FROM Manufacturing_Company AS T1 JOIN Medical_Device AS T2 ON T1.id = T2.manufacturing_company_id WHERE T2.device_name = 'Insulin Pen'	vague_2tabs_place_of_origin
SELECT DISTINCT T1.name, T2.commonSideEffects, T2.seriousSideEffects FROM Antibiotic AS T1 JOIN Common_Side_Effects AS T2 ON T1.commonSideEffects = T2.sideEffectID JOIN Patient AS T3 ON T3.patientID = T1.patientID WHERE T3.lastName = 'Smith'	vague_2tabs_side_effect_profile
SELECT T1.patient_id, T2.vaccine_name, T3.age_group_id, T3.health_condition_id FROM Patient AS T1 JOIN Vaccine AS T2 ON T1.age_group_id = T2.age_group_id JOIN Age_Group AS T3 ON T1.age_group_id = T3.id	vague_2tabs_target
SELECT COUNT(*), T1.age_group_id, T1.health_condition_id FROM Age_Group AS T1 JOIN Vaccine AS T2 ON T1.id = T2.age_group_id AND T1.id = T2.health_condition_id GROUP BY T1.age_group_id, T1.health_condition_id	vague_2tabs_target
SELECT T1.CustomerID, T1.fullname, T2.CustomerReviews FROM Customers AS T1 JOIN Reviews AS T2 ON T1.CustomerID = T2.CustomerID	vague_2cols_rating1
SELECT hikes, difficulty_level FROM reviews	vague_2cols_rating2
SELECT T1.customer_review, T1.difficulty_level FROM reviews AS T1 JOIN customers AS T2 ON T1.customer_id = T2.customer_id WHERE T1.hikes = 'Waterfall loop'	vague_2cols_rating2
SELECT T1.port, T2.shipName, T2.maxCapacity FROM Ports AS T1 JOIN CruiseShips AS T2 ON T1.name = T2.port	vague_2tabs_docking_location
SELECT T1.city, T2.services FROM CondoBuildings AS T1 JOIN FacilitiesAndServices AS T2 ON T1.id = T2.condos_id ORDER BY T2.services DESC LIMIT 1	vague_2cols_amenities
SELECT City FROM Properties WHERE Property_Type = 'Rental'	vague_2cols_location__housing_market
SELECT Street_Address, City FROM Properties	vague_2cols_location__housing_market
SELECT T1.City FROM Properties AS T1 JOIN ClientProperties AS T2 ON T1.property_id = T2.property_id JOIN Clients AS T3 ON T2.client_id = T3.client_id WHERE T3.PhoneNumber = '555-333-4444'	vague_2cols_location__housing_market
SELECT Title, Hourly_Rate FROM Position	vague_2cols_compensation
SELECT T1.deptHead FROM Departments AS T1 JOIN Employees AS T2 ON T1.deptID = T2.positionID WHERE T2.fullname = 'Linda Green'	vague_2cols_supervisor__job_postings
SELECT T1.address, T2.city_name FROM Office_Address AS T1 JOIN City AS T2 ON T1.id = T2.id WHERE T1.company_name = 'TechCorp'	vague_2tabs_location__job_postings
SELECT education FROM Journalist WHERE name = 'Alice'	vague_2cols_background
SELECT experience FROM Journalist WHERE name = 'Alice'	vague_2cols_background
SELECT T1.name, T1.degree, T2.title FROM journalists AS T1 JOIN articles AS T2 ON T1.id = T2.authorId	vague_2cols_qualification
SELECT T1.name, T1.Degree, T1.Certificate, T2.title FROM journalists AS T1 JOIN articles AS T2 ON T1.id = T2.authorId	vague_2cols_qualification
SELECT T1.name, T1.Degree, T1.Certificate, T2.title FROM journalists AS T1 JOIN articles AS T2 ON T1.id = T2.authorId	vague_2cols_qualification
SELECT T1.Web_Framework FROM Sources AS T1 JOIN ArticleSources AS T2 ON T1.sourceID = T2.sourceID JOIN Authors AS T3 ON T2.authorID = T3.authorID WHERE T3.name = 'Emily Brown'	vague_2cols_technology
SELECT T1.id FROM Archival_Footage AS T1 JOIN Documentary AS T2 ON T1.id = T2.id WHERE T2.title = 'The Future of Work'	vague_2tabs_consulted_sources
SELECT T1.name, T2.description FROM Experts AS T1 JOIN Archival_Footage AS T2 ON T1.id = T2.EXPERT_ID WHERE T2.title = 'The Future of Work'	vague_2tabs_consulted_sources
SELECT T1.status FROM Socioeconomic_Status AS T1 JOIN Readers AS T2 ON T1.id = T2.socioeconomic_status_id JOIN Articles AS T3 ON T2.id = T3.author_id WHERE T3.title = 'Economic Recovery Strategies'	vague_2tabs_demographics
SELECT T1.name, T2.publishedDate FROM Mobile_App AS T1 JOIN AuthorArticle AS T2 ON T1.id = T2.articleId	vague_2tabs_platform
SELECT T1.title, T1.content, T2.name FROM Article AS T1 JOIN Author AS T2 ON T1.authorId = T2.id	vague_2tabs_platform
SELECT T1.Award_Name, T2.Film FROM Award AS T1 JOIN Movie AS T2 ON T1.id = T2.id WHERE T1.Presenter = 'Zack Snyder'	vague_2cols_awards
SELECT Winning_Category, Film FROM Award WHERE Presenter = 'Zack Snyder'	vague_2cols_awards
SELECT T1.Award_Name, T2.Winning_Category FROM Award AS T1 JOIN Director AS T2 ON T1.Presenter = T2.Name WHERE T2.Name = 'Zack Snyder'	vague_2cols_awards
SELECT Title FROM TV_Shows ORDER BY Released_Seasons DESC, Planned_Seasons	vague_2cols_number_of_seasons
SELECT type, title, genre, premiereMonth, premiereYear FROM Content	vague_2cols_premiere_date
SELECT title, release_year FROM Movies ORDER BY novelist	vague_2cols_screenwriter
SELECT title, release_year FROM Movies ORDER BY novelist, playwright	vague_2cols_screenwriter
SELECT COUNT(*), T1.novelist_id FROM Novelists AS T1 JOIN Movies AS T2 ON T1.novelist_id = T2.novelist_id GROUP BY T1.novelist_id	vague_2cols_screenwriter
SELECT T1.ExamDescription, T2.Month, T1.Score FROM ExamScores AS T1 JOIN Students AS T2 ON T1.StudentID = T2.StudentID WHERE T2.FirstName = 'John' AND T2.LastName = 'Doe'	vague_2cols_exam_date
SELECT T1.ExamDescription, T2.Day, T1.Score FROM ExamScores AS T1 JOIN Students AS T2 ON T1.StudentID = T2.StudentID WHERE T2.FirstName = 'John' AND T2.LastName = 'Doe'	vague_2cols_exam_date
SELECT DISTINCT T1.Building_name FROM Rooms AS T1 JOIN Teachers AS T2 ON T1.Office_room_number = T2.Office_room_number WHERE T2.First_name = 'Assoc. Prof.' AND T2.Last_name = 'Martin'	vague_2cols_location1__student
SELECT T1.course_name, T2.name FROM Courses AS T1 JOIN Professors AS T2 ON T1.professor_id = T2.id	vague_2cols_teaching_subject1
SELECT T1.id, T1.name, T2.course_name FROM Courses AS T1 JOIN Professors AS T2 ON T1.professor_id = T2.id	vague_2cols_teaching_subject1
SELECT DISTINCT T1.name FROM Disciplines AS T1 JOIN Courses AS T2 ON T1.id = T2.discipline_id JOIN Professors AS T3 ON T2.professor_id = T3.id	vague_2cols_teaching_subject2
SELECT T1.course_name, T2.name FROM Courses AS T1 JOIN Professors AS T2 ON T1.professor_id = T2.id	vague_2cols_teaching_subject2
SELECT T1.id, T1.name, T2.course_name FROM Courses AS T1 JOIN Professors AS T2 ON T1.professor_id = T2.id	vague_2cols_teaching_subject2
SELECT T1.BookCopies.ISBN, T1.YearPublished FROM TextbookEditions AS T1 JOIN BookCopies AS T2 ON T1.EditionNumber = T2.TextbookEditionID WHERE T1.Department = 'Physics'	vague_2cols_version
SELECT T1.YearPublished, T2.BookCopies FROM TextbookEditions AS T1 JOIN BookCopies AS T2 ON T1.EditionNumber = T2.TextbookEditionID ORDER BY T2.Quantity LIMIT 1	vague_2cols_version
SELECT T1.concept_name FROM Core_Concepts AS T1 JOIN School_Subjects AS T2 ON T1.concept_id = T2.core_concept_id JOIN Students AS T3 ON T2.subject_id = T3.id WHERE T3.name = 'Charlie'	vague_2tabs_curriculum_topics
SELECT T1.concept_name, T2.topic_name FROM Core_Concepts AS T1 JOIN Advanced_Topics AS T2 ON T1.concept_id = T2.topic_id WHERE T1.difficulty = 'Advanced' AND T2.subject_name = 'Math' AND T2.subject_id = (SELECT subject_id FROM School_Subjects AS T3 JOIN EnrolledStudents AS T4 ON T3.subject_id = T4.subject_id WHERE T4.student_id = (	vague_2tabs_curriculum_topics
SELECT T1.topic_name FROM Advanced_Topics AS T1 JOIN School_Subjects AS T2 ON T1.topic_id = T2.advanced_topic_id ORDER BY AVG(T2.grade) DESC LIMIT 1	vague_2tabs_curriculum_topics
SELECT T1.serviceId FROM TutoringServices AS T1 JOIN TestPreparations AS T2 ON T1.serviceId = T2.servicesId WHERE T2.topic = 'Ancient History'	vague_2tabs_resources
SELECT T1.title, T2.url FROM OnlineResources AS T1 JOIN TutoringServices AS T2 ON T1.resourceId = T2.resourcesId WHERE T2.tutorId IN (SELECT tutorId FROM TestPreparations AS T3 WHERE T3.topic = 'Ancient History')	vague_2tabs_resources
SELECT T1.serviceId FROM TutoringServices AS T1 JOIN TestPreparations AS T2 ON T1.serviceId = T2.servicesId	vague_2tabs_resources
SELECT T1.title FROM OnlineResources AS T1 JOIN TestPreparations AS T2 ON T1.resourceId = T2.resourcesId	vague_2tabs_resources
SELECT T1.id, T1.full_name, T2.degree_program_id FROM Student AS T1 JOIN Degree_program AS T2 ON T1.degree_program_id = T2.id	vague_2tabs_studies
SELECT T1.project_name FROM Project_Name AS T1 JOIN Internship AS T2 ON T1.id = T2.project_id GROUP BY T1.project_name HAVING COUNT(*) >= 1	vague_2tabs_topic
SELECT T1.name, T2.street_name, T1.mean_commute_time, T2.windspeed MPH FROM Neighborhood AS T1 JOIN SpeedLimits AS T2 ON T1.id = T2.neighborhood_id WHERE T2.min_limit = 30	vague_2cols_commute_time
SELECT Engineering_Firm FROM CivilEngineers ORDER BY Budget DESC LIMIT 1	vague_2cols_designer
SELECT Engineering_Firm FROM CivilEngineers WHERE Intersection = 'Elm Street' AND Intersection = 'Pine Avenue'	vague_2cols_designer
SELECT T1.Street_Name FROM Streets AS T1 JOIN RoadWorks AS T2 ON T1.StreetID = T2.StreetID WHERE T2.WorkType = 'Resurfacing'	vague_2cols_location__traffic
