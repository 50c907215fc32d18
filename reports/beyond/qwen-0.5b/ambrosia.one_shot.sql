SELECT OpeningHours FROM TerminalFacility WHERE Arrival_Facilities = 'Arrival Hall' UNION SELECT OpeningHours FROM TerminalFacility WHERE Arrival_Facilities = 'Baggage Reclaim'	attachment_1tab_val_arrival_facilities
SELECT T1.Name, T2.Name FROM Financial_Services AS T1 INNER JOIN Terminals AS T2 ON T1.Terminal_id = T2.id WHERE T1.Location_Within_Terminal = 'Near Gate 10'	attachment_1tab_val_financial_services
SELECT T2.FullName FROM DisabledPassenger AS T1 INNER JOIN Assistant AS T2 ON T1.AssistantID = T2.AssistantID WHERE T2.Name = 'Clare Allen'	attachment_2tab_ref_special_care_passengers
SELECT CustomOfficerName, ImmigrationOfficerName FROM Customs WHERE Airport = 'Gatwick' UNION SELECT ImmigrationOfficerName, CustomOfficerName FROM Immigration WHERE Airport = 'Gatwick'	attachment_2tab_val_border_control
SELECT * FROM Expansions WHERE Increased_Capacity = '1500 Passengers per day' UNION SELECT * FROM Renovations WHERE Increased_Capacity = '1500 Passengers per day'	attachment_2tab_val_development_projects
SELECT T1.Name, T2.Name FROM DutyFreeShops AS T1 JOIN SouvenirStores AS T2 ON T1.ShopID = T2.ShopID WHERE T2.Location = 'Terminal 3'	attachment_2tab_val_retail_outlets
SELECT T2.bank_type FROM Countries AS T1 INNER JOIN Banks AS T2 ON T1.id = T2.country_id WHERE T1.country_name = 'USA'	attachment_1tab_ref_types_of_banks
SELECT DISTINCT T1.position FROM Employees AS T1 JOIN Accounts AS T2 ON T1.emp_id = T2.emp_id WHERE T2.organization = 'Global Corp'	attachment_1tab_val_board_member
SELECT InvestmentID, PurchaseAmount FROM Investments WHERE FundStructure = 'Hedge Fund'	attachment_1tab_val_fund_structures
SELECT T1.principalAmount FROM Mortgages AS T1 JOIN SavingsAccounts AS T2 ON T1.accountID = T2.accountID WHERE T1.loanType = 'Mortgage' AND T2.repaymentPeriod = '30'	attachment_1tab_val_loan_types
SELECT FullName FROM Clients WHERE PensionID IN (SELECT PensionID FROM Pensions WHERE Rate_of_return = 0.05) OR AccountID IN (SELECT AccountID FROM Investments WHERE Ticker IN ('BROKERAGE', 'RETRIBUYAL'))	attachment_1tab_val_retirement_savings
SELECT T1.firm_name FROM growth_equity AS T1 JOIN venture_capital AS T2 ON T1.id = T2.equity_firm_id WHERE T2.funding_amount = 500000000	attachment_2tab_val_investment_company
SELECT T1.Fee, T2.Rate FROM CardFees AS T1 JOIN MonthlyInterestRates AS T2 ON T1.ProductID = T2.ProductID WHERE T1.ProductType = 'Credit Card'	attachment_2tab_val_revenue_streams
SELECT T1.Title, T1.AbstractText FROM Papers AS T1 JOIN Conferences AS T2 ON T1.ConferenceID = T2.ConferenceID WHERE T2.Citation_Style = 'APA'	attachment_1tab_val_academic_papers
SELECT Subject FROM Classes WHERE ClassID IN (SELECT ClassID FROM Enrollments WHERE Number_of_students = 50)	attachment_1tab_val_educational_activities
SELECT T1.marks, T2.points FROM Assessors AS T1 JOIN Exams AS T2 ON T1.id = T2.student_id WHERE T1.name = 'Ms. Brown'	attachment_2tab_ref_assessment_methods
SELECT T1.Model, T2.Model FROM Operating_System AS T1 JOIN Tablets AS T2 ON T1.OS_ID = T2.OS_ID WHERE T1.Name = 'Windows 10'	attachment_2tab_ref_personal_computing_devices
SELECT T1.Description, T2.Description FROM Subjects AS T1 JOIN Photos AS T2 ON T1.ID = T2.SubjectID WHERE T1.Name = 'History'	attachment_2tab_ref_visual_arts
SELECT Diplomas.Title, Certificates.Title FROM Diplomas INNER JOIN Certificates ON Diplomas.DiplomaID = Certificates.DiplomaID WHERE Diplomas.CompletionRequirements = 'Passing Exam'	attachment_2tab_val_award_programs
SELECT T1.equipName, T2.gearName FROM Lab_Equipments AS T1 JOIN Safety_Gears AS T2 ON T1.labID = T2.labID WHERE T1.dateOfPurchase = 'January 2023'	attachment_2tab_val_laboratory_essentials
SELECT T2.equipName FROM Lab_Equipments AS T1 JOIN Safety_Gears AS T2 ON T1.equipID = T2.equipID WHERE T1.dateOfPurchase = 'January 2023'	attachment_2tab_val_laboratory_essentials
SELECT T1.Title, T2.Title FROM Authors AS T1 JOIN Novels AS T2 ON T1.id = T2.Author WHERE T1.Name = 'John Smith'	attachment_2tab_val_literary_works
SELECT Name, Cultural_Festival FROM Festivals WHERE Cultural_Festival = 'Music'	attachment_1tab_ref_cultural_festival
SELECT T1.title FROM Movie AS T1 JOIN Genre AS T2 ON T1.id = T2.movieId WHERE T2.genreText = 'Mystery' AND T1.Studio = 'Warner Bros'	attachment_1tab_val_crime_fiction
SELECT T2.Name FROM Comics AS T1 JOIN Publisher AS T2 ON T1.PublisherId = T2.PublisherID WHERE T1.Title LIKE '%BOOM Studios%' OR T1.SequentialArt LIKE '%BOOM Studios%'	attachment_1tab_val_sequential_art
SELECT T1.Title, T2.Name FROM Comics AS T1 JOIN Publisher AS T2 ON T1.PublisherId = T2.PublisherID WHERE T2.Name = 'BOOM Studios'	attachment_1tab_val_sequential_art
SELECT T2.name FROM sports_team AS T1 JOIN sports_team AS T2 ON T1.id = T2.id WHERE T1.country = 'USA'	attachment_1tab_val_sports
SELECT T1.NAME, T1.GENRE, T1.STREET_PERFORMER, T1.STREET_LOCATION FROM PERFORMERS AS T1 JOIN SHOW_VENUE_MAPPINGS AS T2 ON T1.ID = T2.PERFORMER_ID JOIN SHOWS AS T3 ON T2.SHOW_ID = T3.ID JOIN VENUES AS T4 ON T3.VENUE_ID = T4.ID WHERE T4.NAME = 'Times Square'	attachment_1tab_val_street_performer
SELECT T1.Name FROM Play AS T1 JOIN Character AS T2 ON T1.ID = T2.PlayID JOIN Actor AS T3 ON T2.ActorID = T3.ID JOIN Role AS T4 ON T4.CharacterID = T2.ID JOIN Theater AS T5 ON T4.TheaterID = T5.ID WHERE T1.Theatrical_Form = 'Comedy' AND T3.Name = 'Shakespeare'	attachment_1tab_val_theatrical_form
SELECT T2.singerName FROM CountrySingers AS T1 JOIN Instruments AS T2 ON T1.foreignKey = T2.id WHERE T2.instrumentName = 'Piano'	attachment_2tab_ref_musician
SELECT T2.singerName FROM CountrySingers AS T1 JOIN Instruments AS T2 ON T1.foreignKey = T2.id WHERE T2.instrumentName = 'Piano'	attachment_2tab_ref_musician
SELECT T1.PlayerName, T2.PlayerName FROM Football_Players AS T1 JOIN Fitness_Level AS T2 ON T1.Fitness_ID = T2.ID WHERE T2.Level = 'Intermediate'	attachment_2tab_ref_team_sports
SELECT name, duration_of_performance FROM standupcomedians WHERE duration_of_performance = 60	attachment_2tab_val_performance_artist
SELECT name FROM standupcomedians WHERE duration_of_performance = 60	attachment_2tab_val_performance_artist
SELECT T1.title FROM Movie AS T1 JOIN Director AS T2 ON T1.director_id = T2.id JOIN Role AS T3 ON T3.movie_id = T1.id JOIN Directed AS T4 ON T4.movie_id = T3.movie_id WHERE T2.name = 'Fantasy' AND T4.year = 2023	attachment_2tab_val_visual_media
SELECT T1.FirstName, T1.LastName, T2.Name, T2.Genre, T2.BoxOffice FROM Actors AS T1 JOIN Roles AS T2 ON T1.Actor_ID = T2.Actor_ID JOIN Episodes AS T3 ON T2.Movie_ID = T3.Movie_ID WHERE T3.EpisodeLength = 'hour'	attachment_1tab_ref_crew
SELECT T2.Title FROM Movies AS T1 INNER JOIN Roles AS T2 ON T1.MovieID = T2.MovieID WHERE T1.Genre = 'Blockbuster' AND T1.FilmFestival = 'Sundance'	attachment_1tab_val_genre4
SELECT T1.Title, T1.Genre, T1.Deadline FROM Scripts AS T1 JOIN Editors AS T2 ON T1.Editor = T2.ID WHERE T1.Deadline = '21.04.03'	attachment_2tab_val_production_role1
SELECT T1.Name, T2.Name FROM Casting_Directors AS T1 JOIN Location_Scouts AS T2 ON T1.ID = T2.ID WHERE T2.Salary = 80000	attachment_2tab_val_production_role2
SELECT Name, Age FROM Script_Supervisors WHERE Age = 45	attachment_2tab_val_role
SELECT Name, Age FROM Script_Supervisors WHERE Age = 45	attachment_2tab_val_role
SELECT Name FROM Staff WHERE Language = 'Spanish'	attachment_1tab_ref_hospitality_staff
SELECT T1.FullName, T2.FullName FROM Guests AS T1 JOIN Bookings AS T2 ON T1.ID = T2.GuestID WHERE T2.RoomID IN (SELECT RoomID FROM Rooms WHERE TypeOfRoom = 'Air-conditioned')	attachment_1tab_ref_overnight_stay
SELECT T1.FullName, T2.FullName FROM Guests AS T1 JOIN Bookings AS T2 ON T1.ID = T2.GuestID JOIN Rooms AS T3 ON T2.RoomID = T3.RoomID WHERE T3.TypeOfRoom = 'Guest Room' OR T3.TypeOfRoom = 'Air-conditioned Suite'	attachment_1tab_ref_overnight_stay
SELECT H.FullName, LA.FullName FROM HouseKeepers H JOIN LaundryAttendants LA ON H.id = LA.hotelId JOIN Rooms R ON LA.laundryAttendantId = R.id WHERE R.number = 789 AND R.hotelId = 789	attachment_2tab_ref_cleaning_professional
SELECT chaletName, cabinName FROM Chalets WHERE pricePerNight = 200	attachment_2tab_val_accommodation2
SELECT T1.housekeeper, T2.laundry_attendant FROM Housekeeping AS T1 JOIN LaundryService AS T2 ON T1.id = T2.housekeeper WHERE T1.hotel_name = 'The Grand Hotel'	attachment_2tab_val_cleaning_professional
SELECT name, hours FROM cocktail_lounges WHERE hours BETWEEN '5pm' AND '2am'	attachment_2tab_val_entertainment_hub
SELECT chef_id, name, language FROM Chefs WHERE language = 'Spanish'	attachment_2tab_val_hospitality_staff
SELECT T1.Name, T2.Name FROM SteakHouses AS T1 JOIN SeaFoodRestaurants AS T2 ON T1.id = T2.SteakHouse_id WHERE T1.Year_of_establishment = 1980	attachment_2tab_val_restaurant
SELECT T1.id, T1.name, T2.role, T2.language FROM Language_Proficiencies AS T1 JOIN Employees AS T2 ON T1.id = T2.language_proficiency_id WHERE T2.customer_role_id = (SELECT id FROM Customer_Facing_Roles WHERE role = 'Customer Service Advisor') AND T1.language = 'Bilingual'	attachment_1tab_ref_customer_facing_roles
SELECT T2.RoleName, T2.DataTypeName FROM Roles AS T1 JOIN DataTypes AS T2 ON T1.RoleID = T2.RoleID WHERE T1.RoleName = 'Economist' OR T1.RoleName = 'Statistician' AND DataTypes.DataTypeName = 'Financial Analysis'	attachment_1tab_ref_roles
SELECT name FROM Doctors WHERE hospital_id IN (SELECT id FROM Hospitals WHERE name = 'Wester Medical Centre') AND specialist_doctor IN ('Radiologists', 'Ultrasound Technicians')	attachment_1tab_ref_specialist_doctors
SELECT * FROM JobPostings WHERE healthcare = 'Nurses' OR healthcare = 'Physical Therapists' AND shift = 'Day Shift'	attachment_1tab_val_healthcare_jobs
SELECT T1.title, T1.description, T1.mediaCareer, T1.languages FROM JobPosting AS T1 WHERE T1.mediaCareer = 'Journalist' OR T1.mediaCareer = 'Editor' AND T1.languages = 'English and Spanish'	attachment_1tab_val_media_careers
SELECT T1.title, T1.description, T1.salary, T1.technicalProfession FROM Jobs AS T1 JOIN Companies AS T2 ON T1.companyId = T2.id JOIN Technologies AS T3 ON T1.technicalProfession = T3.id WHERE T1.salary = 80000	attachment_1tab_val_technical_professions
SELECT T2.name FROM Graphic_Designers AS T1 JOIN Office AS T2 ON T1.officeId = T2.id WHERE T2.address = '3/10 New York Avenue'	attachment_2tab_ref_creative_industry_professions
SELECT DISTINCT T1.name FROM Interior_Designer AS T1 JOIN Style AS T2 ON T1.design_style = T2.style_id WHERE T2.style_name = 'Modern'	attachment_2tab_ref_space_planning_jobs
SELECT DISTINCT name FROM Interior_Designer WHERE design_style = (SELECT style_id FROM Style WHERE style_name = 'Modern')	attachment_2tab_ref_space_planning_jobs
SELECT T1.Name, T2.Name FROM Pilots AS T1 JOIN Flight_Attendants AS T2 ON T1.id = T2.Pilot_id WHERE T1.Training_Center = 'Aviation Academy'	attachment_2tab_val_aviation_jobs
SELECT T2.position, T1.name FROM Wedding_Coordinator AS T1 JOIN Event_Planner AS T2 ON T1.companyId = T2.companyId WHERE T1.position = 'Wedding Coordinator' AND T2.companyName = 'Events Unlimited'	attachment_2tab_val_events_industry
SELECT T1.name, T2.name FROM Journalists AS T1 JOIN Editors AS T2 ON T1.id = T2.id WHERE T2.language_proficiency = 'English'	attachment_2tab_val_media_jobs
SELECT T1.FullName, T2.FullName FROM Customer_Service_Representatives AS T1 JOIN Call_Center_Agents AS T2 ON T1.id = T2.id WHERE T1.skills LIKE '%proactive%'	attachment_2tab_val_support_roles
SELECT photographerName FROM Photographers WHERE price = 500	attachment_2tab_val_visual_art_professions
SELECT Title FROM Articles WHERE WritingStyleId = (SELECT id FROM WritingStyles WHERE StyleName = 'Short Story')	attachment_1tab_ref_writing_styles
SELECT T1.Name FROM MediaFranchises AS T1 JOIN CrossPlatformExpansions AS T2 ON T1.ID = T2.FavouriteMediaFranchiseID WHERE T1.Audience = 'Liberals'	attachment_1tab_val_business_strategy
SELECT r.name, r.role, p.name, p.role FROM reporters r JOIN storyIdeas si ON r.id = si.assignedTo JOIN publications p ON si.associatedStoryId = p.id WHERE si.deadline = '2021-03-18 16:30:00'	attachment_1tab_val_newsroom_roles
SELECT r.name, r.role, r.deadline FROM reporters r WHERE r.deadline = '2021-03-18 16:30:00'	attachment_1tab_val_newsroom_roles
SELECT DISTINCT T1.name, T1.type FROM Periodicals AS T1 JOIN Articles AS T2 ON T1.id = T2.periodical_id JOIN Publishers AS T3 ON T2.author_id = T3.id WHERE T2.circulation_numbers = 20000	attachment_1tab_val_periodicals
SELECT T1.Title, T1.Print_Media, T1.Publication_Frequency FROM Publications AS T1 JOIN PublicationsAuthors AS T2 ON T1.ID = T2.PublicationID WHERE T2.Publication_Frequency = 'Weekly'	attachment_1tab_val_print_media
SELECT T2.location FROM Press_Conference AS T1 JOIN Media_Scrum AS T2 ON T1.id = T2.pressConferenceId WHERE T1.personId = (SELECT id FROM Person WHERE name = 'Jane Smith')	attachment_2tab_ref_events
SELECT DISTINCT T1.FullName, T2.FullName FROM Stringers AS T1 JOIN Editors AS T2 ON T1.id = T2.editor_id WHERE T1.FullName = 'Stringer 1' AND T2.FullName = 'Editor 1'	attachment_2tab_ref_journalist_classifications
SELECT r.name, p.name FROM Reporters r JOIN Photographers p ON r.id = p.reporter_id JOIN Articles a ON p.id = a.photographer_id WHERE a.deadline = '2020-04-28'	attachment_2tab_ref_newsroom_roles
SELECT r.name, p.name FROM Reporters r JOIN Photographers p ON r.id = p.reporter_id WHERE p.deadline = '2020-04-28'	attachment_2tab_ref_newsroom_roles
SELECT Title, Author, PublicationDate, Volume FROM Opinion_Pieces WHERE Volume = 01	attachment_2tab_val_news_content_types
SELECT T2.intervieweeName, T2.interviewerName, T2.interviewDate, T2.content FROM Interviews AS T1 INNER JOIN PressReleases AS T2 ON T1.FK_articleID = T2.FK_articleID WHERE T1.title = 'Britain Is Cutting Taxes Again. Why Now?'	attachment_2tab_val_news_sources
SELECT T1.Name, T2.Name FROM Newspapers AS T1 JOIN Magazines AS T2 ON T1.ID = T2.Newspaper_ID WHERE T1.Circulation_Numbers = 20000	attachment_2tab_val_periodicals
SELECT T1.name, T2.area_name FROM Agricultural_Research_Institutes AS T1 JOIN Agricultural_Research_Institutes_Focus_Areas AS T2 ON T1.id = T2.institute_id	scope_agricultural_research_institutes_focus_areas
SELECT Farms.Name, Farms.Crops.CropName FROM Farms JOIN FarmsCrops ON Farms.FarmID = FarmsCrops.FarmID JOIN Crops ON FarmsCrops.CropID = Crops.CropID	scope_farms_crops
SELECT T2.ingredient_name FROM Pesticides_Ingredients AS T1 JOIN Ingredients AS T2 ON T1.ingredient_id = T2.id	scope_pesticides_ingredients
SELECT DISTINCT T2.name FROM Vineyards AS T1 JOIN Vineyards_Wines AS T2 ON T1.vineyardId = T2.vineyardId	scope_vineyards_wines
SELECT a.title, f.format_name FROM Advertisements a JOIN Advertisements_Formats af ON a.id = af.advertisement_id JOIN Formats f ON af.format_id = f.id	scope_advertisements_formats
SELECT T1.fleetName, T1.capacity FROM Airlines AS T1 JOIN Airlines_Fleets AS T2 ON T1.id = T2.airlineId	scope_airlines_fleets
SELECT T2.description FROM Meteorological_Offices AS T1 JOIN Meteorological_Offices_Data_Sources AS T2 ON T1.id = T2.meteo_office_id	scope_meteorological_offices_data_sources
SELECT description FROM Facilities	scope_terminals_facilities
SELECT T2.value FROM Bank_Statements AS T1 JOIN Bank_Statement_Information AS T2 ON T1.statement_id = T2.statement_id	scope_bank_statements_information
SELECT T2.Value FROM Career_Pathways AS T1 JOIN Career_Pathways_Opportunities AS T2 ON T1.PathwayID = T2.CareerPathwayID	scope_career_pathways_opportunities
SELECT T2.quantity FROM Classroom_Equipment AS T1 JOIN Equipment AS T2 ON T1.equipmentId = T2.id	scope_classroom_equipment
SELECT DISTINCT equipmentName FROM Equipment	scope_classroom_equipment
SELECT session_type, duration FROM Sessions	scope_conferences_sessions
SELECT session_type, session_type TEXT FROM Sessions	scope_conferences_sessions
SELECT DISTINCT T1.Name FROM Students AS T1 JOIN School_Students AS T2 ON T1.ID = T2.StudentID JOIN Programs AS T3 ON T2.ProgramID = T3.ID GROUP BY T3.Name HAVING COUNT(*) > 1	scope_districts_programs
SELECT T1.Name, T1.Description FROM Districts AS T1 JOIN Programs AS T2 ON T1.ID = T2.DistrictID	scope_districts_programs
SELECT club_name FROM High_Schools_Clubs	scope_high_schools_clubs
SELECT DISTINCT activitiesType FROM Lessons	scope_lessons_activities
SELECT T1.technique_name FROM Projects AS T1 JOIN Projects_Research_Techniques AS T2 ON T1.id = T2.project_id	scope_projects_research_techniques
SELECT classroom_id, capacity FROM classrooms	scope_teachers_classrooms
SELECT T1.room_number FROM Teachers AS T1 JOIN Enrollments AS T2 ON T1.teacher_id = T2.teacher_id	scope_teachers_classrooms
SELECT Description FROM Events	scope_festivals_events
SELECT T1.technique_name FROM Cinematographies_Techniques AS T1 JOIN Techniques AS T2 ON T1.technique_id = T2.id WHERE T1.cinematography_id IN (SELECT cinematography_id FROM Cinematographies)	scope_cinematographies_techniques
SELECT DISTINCT T2.ChallengeName FROM Continuity_Coordinators AS T1 JOIN Continuity_Coordinators_Challenges AS T2 ON T1.ID = T2.CoordinatorID	scope_continuity_coordinators_challenges
SELECT T1.Name, T2.ChallengeName FROM Continuity_Coordinators AS T1 JOIN Continuity_Coordinators_Challenges AS T2 ON T1.ID = T2.CoordinatorID JOIN Challenges AS T3 ON T2.ChallengeID = T3.ChallengeID	scope_continuity_coordinators_challenges
SELECT T2.era_name FROM Costume_Designers AS T1 JOIN Costume_Designers_Eras AS T2 ON T1.id = T2.costume_designer_id	scope_costume_designers_eras
SELECT T1.eras_id FROM Costume_Designers AS T1 JOIN Costume_Designers_Eras AS T2 ON T1.id = T2.costume_designer_id	scope_costume_designers_eras
SELECT T2.Fee FROM Additional_Roles AS T1 JOIN Directors_Roles AS T2 ON T1.AdditionalRoleID = T2.AdditionalRoleID	scope_directors_additional_roles
SELECT T1.Name, T2.Fee FROM Directors AS T1 JOIN Additional_Roles AS T2 ON T1.DirectorID = T2.DirectorID	scope_directors_additional_roles
SELECT description FROM fixtures	scope_lighting_technicians_fixtures
SELECT Equipment.name FROM Equipment JOIN Movie_sets_equipment ON Equipment.id = Movie_sets_equipment.equipment_id WHERE Movie_sets.id IN (SELECT id FROM Movie_sets_equipment)	scope_movie_sets_equipment
SELECT type FROM Equipment	scope_movie_sets_equipment
SELECT T1.element_type, T2.description FROM Production_Designers AS T1 JOIN Production_Designers_Elements AS T2 ON T1.id = T2.production_designer_id	scope_production_designers_elements
SELECT T1.name, T1.description FROM Health_Promotion_Program AS T1 JOIN Health_Promotion_Program_Activities AS T2 ON T1.program_id = T2.program_id JOIN Activities AS T3 ON T2.activity_id = T3.activity_id	scope_health_promotion_program_activities
SELECT DISTINCT T2.activity_name FROM Health_Promotion_Program AS T1 JOIN Health_Promotion_Program_Activities AS T2 ON T1.program_id = T2.program_id	scope_health_promotion_program_activities
SELECT T2.Type, T2.Description FROM Art_Galleries AS T1 JOIN Art_Galleries_Exhibitions AS T2 ON T1.GalleryID = T2.GalleryID	scope_art_galleries_exhibitions
SELECT Type FROM Exhibitions	scope_art_galleries_exhibitions
SELECT T1.Type FROM Art_Galleries AS T1 JOIN Art_Galleries_Exhibitions AS T2 ON T1.GalleryID = T2.GalleryID	scope_art_galleries_exhibitions
SELECT T2.Description FROM Art_Galleries AS T1 JOIN Art_Galleries_Exhibitions AS T2 ON T1.GalleryID = T2.GalleryID	scope_art_galleries_exhibitions
SELECT T2.Name FROM Beach_Resorts AS T1 JOIN Beach_Resorts_Water_Sports AS T2 ON T1.ResortID = T2.ResortID JOIN Water_Sports AS T3 ON T2.SportID = T3.SportID	scope_beach_resorts_water_sports
SELECT T2.price FROM Bed_and_breakfast_rooms AS T1 JOIN Rooms AS T2 ON T1.bed_id = T2.id	scope_bed_and_breakfast_rooms
SELECT room_type, price FROM Bed_and_breakfast	scope_bed_and_breakfast_rooms
SELECT T2.theme_name FROM Boutique_Hotels AS T1 JOIN Boutique_Hotels_Themes AS T2 ON T1.hotel_id = T2.boutique_hotel_id	scope_boutique_hotels_themes
SELECT T2.type FROM Cultural_Centers AS T1 JOIN Cultural_Centers_Performances AS T2 ON T1.centerID = T2.culturalCenterID	scope_cultural_centers_performances
SELECT capacity FROM Hostels DORMitories	scope_hostels_dormitories
SELECT h.name, d.capacity FROM Hostels h JOIN Hostels_Dormitories hd ON h.id = hd.hostel_id JOIN Dormitories d ON hd.dormitory_id = d.dormitory_id	scope_hostels_dormitories
SELECT T1.Name, T1.Description FROM Mountain_Resorts AS T1 JOIN Mountain_Resorts_Winter_Sports AS T2 ON T1.ResortID = T2.ResortID JOIN Winter_Sports AS T3 ON T2.SportID = T3.SportID	scope_mountain_resorts_winter_sports
SELECT T2.Description FROM Mountain_Resorts AS T1 JOIN Mountain_Resorts_Winter_Sports AS T2 ON T1.ResortID = T2.ResortID	scope_mountain_resorts_winter_sports
SELECT T2.length FROM National_Parks AS T1 JOIN National_Parks_Trails AS T2 ON T1.park_id = T2.national_park_id WHERE T1.name = 'Grand Canyon'	scope_national_parks_trails
SELECT T2.trail_id, T2.difficulty FROM National_Parks AS T1 JOIN National_Parks_Trails AS T2 ON T1.park_id = T2.national_park_id	scope_national_parks_trails
SELECT T2.difficulty, T2.length FROM National_Parks AS T1 JOIN National_Parks_Trails AS T2 ON T1.park_id = T2.national_park_id	scope_national_parks_trails
SELECT T2.SpeciesName FROM Nature_reserves AS T1 JOIN Nature_reserves_flora_and_fauna AS T2 ON T1.ReserveID = T2.NatureReserveId	scope_nature_reserves_flora_and_fauna
SELECT T1.technique_name FROM Photography_Workshops AS T1 JOIN Photography_Workshops_Techniques AS T2 ON T1.workshop_id = T2.workshop_id	scope_photography_workshops_techniques
SELECT source_value FROM Financing_Sources	scope_affordable_housing_projects_financing_sources
SELECT financing_source_value FROM Affordable_Housing_Projects_Financing_Sources	scope_affordable_housing_projects_financing_sources
SELECT T2.description FROM Apartment_Buildings AS T1 JOIN Units AS T2 ON T1.id = T2.building_id	scope_apartment_buildings_units
SELECT T2.description FROM Apartment_Buildings AS T1 JOIN Units AS T2 ON T1.id = T2.building_id	scope_apartment_buildings_units
SELECT T1.program_name, T1.description FROM Programs AS T1 JOIN Authorities_Programs AS T2 ON T1.program_id = T2.program_id	scope_authorities_programs
SELECT program_name FROM Programs WHERE authority_id IN (SELECT authority_id FROM Authorities_Programs)	scope_authorities_programs
SELECT DISTINCT T1.initiative_name, T1.description FROM Initiatives AS T1 JOIN Community_Development_Corporations_Initiatives AS T2 ON T1.id = T2.initiative_id	scope_community_development_corporations_initiatives
SELECT initiative_name FROM Initiatives	scope_community_development_corporations_initiatives
SELECT project_type, start_date FROM Construction_Companies_Projects	scope_construction_companies_projects
SELECT T2.Description FROM Design_Build_Firms AS T1 JOIN Design_Build_Firms_Project_Types AS T2 ON T1.FirmID = T2.FirmID	scope_design_build_firms_project_types
SELECT T2.Description FROM Design_Build_Firms AS T1 JOIN Design_Build_Firms_Project_Types AS T2 ON T1.FirmID = T2.FirmID	scope_design_build_firms_project_types
SELECT r.rulename, r.description FROM Rules r JOIN Homeowners_associations_homes h ON r.ruleid = h.ruleid	scope_homeowners_associations_rules
SELECT description FROM Rules	scope_homeowners_associations_rules
SELECT r.description FROM Homeowners_associations AS A JOIN Homeowners_associations_rules AS R ON A.id = R.associd	scope_homeowners_associations_rules
SELECT T2.name, T3.description FROM Housing_Finance_Agencies AS T1 JOIN Housing_Finance_Agencies_Loan_Programs AS T2 ON T1.agency_id = T2.housing_finance_agency_id JOIN Loan_Programs AS T3 ON T2.loan_program_id = T3.program_id	scope_housing_finance_agencies_loan_programs
SELECT T1.interest_rate FROM Housing_Finance_Agencies_Loan_Programs AS T1 JOIN Housing_Finance_Agencies AS T2 ON T1.housing_finance_agency_id = T2.agency_id	scope_housing_finance_agencies_loan_programs
SELECT T2.interest_rate, T2.description FROM Housing_Finance_Agencies_Loan_Programs AS T1 JOIN Loan_Programs AS T2 ON T1.loan_program_id = T2.program_id	scope_housing_finance_agencies_loan_programs
SELECT requirement_type FROM Requirements	scope_job_postings_requirements
SELECT T2.requirement_type FROM Job_Postings AS T1 JOIN Job_Postings_Requirements AS T2 ON T1.id = T2.job_posting_id	scope_job_postings_requirements
SELECT I.issue_name, I.description FROM Issues I JOIN Patient_Advocates_Issues PI ON I.id = PI.issue_id JOIN Patient_Advocates PA ON PI.patient_advocate_id = PA.id WHERE PA.name = 'All Patient Advocates'	scope_patient_advocates_issues
SELECT T1.name, T2.metric_name, T2.value FROM Product_Managers AS T1 JOIN Product_Managers_Metrics AS T2 ON T1.id = T2.product_manager_id	scope_product_managers_metrics
SELECT T2.name FROM Project_Managers AS T1 JOIN Project_Managers_Methodologies AS T2 ON T1.id = T2.project_manager_id	scope_project_managers_methodologies
SELECT role_name FROM Kitchen_Roles	scope_restaurants_kitchen_roles
SELECT T2.crop_name, T2.description FROM Agriculture_Reporters_Crops AS T1 JOIN Crops AS T2 ON T1.crop_id = T2.id	scope_agriculture_reporters_crops
SELECT T2.description FROM Agriculture_Reporters_Crops AS T1 JOIN Crops AS T2 ON T1.crop_id = T2.id	scope_agriculture_reporters_crops
SELECT T1.name FROM Journalism_Schools AS T1 JOIN Journalism_Schools_Courses AS T2 ON T1.id = T2.journalism_schools_id JOIN Courses AS T3 ON T2.course_id = T3.id	scope_journalism_schools_courses
SELECT T2.description FROM Journalism_Schools_Courses AS T1 JOIN Courses AS T2 ON T1.course_id = T2.id	scope_journalism_schools_courses
SELECT T2.description FROM Journalism_Schools_Courses AS T1 JOIN Courses AS T2 ON T1.course_id = T2.id	scope_journalism_schools_courses
SELECT T2.column_name FROM Magazine_Authors AS T1 JOIN Columns AS T2 ON T1.column_id = T2.id	scope_magazines_columns
SELECT stationName, programType FROM Radio_Stations	scope_radio_stations_programs__journalism
SELECT T2.type FROM Streaming_Service AS T1 JOIN Streaming_Service_Advertisement AS T2 ON T1.id = T2.streaming_service_id	scope_streaming_service_advertisement
SELECT T2.type, T2.description, T1.price FROM Streaming_Service AS T1 JOIN Streaming_Service_Content AS T2 ON T1.id = T2.streaming_service_id	scope_streaming_service_content
SELECT T2.description FROM Streaming_Service AS T1 JOIN Streaming_Service_Content AS T2 ON T1.id = T2.streaming_service_id	scope_streaming_service_content
SELECT T2.description FROM Streaming_Service AS T1 JOIN Streaming_Service_Content AS T2 ON T1.id = T2.streaming_service_id	scope_streaming_service_content
SELECT description, price FROM Content	scope_streaming_service_content
SELECT support_type FROM streaming_service	scope_streaming_service_customer_support
SELECT DISTINCT T1.model_name FROM Streaming_Service_Monetization_Model AS T1 JOIN Monetization_Model AS T2 ON T1.monetization_model_id = T2.id	scope_streaming_service_monetization_model
SELECT DISTINCT T2.app_name FROM Streaming_Services AS T1 JOIN Streaming_Services_Third_Party_Apps AS T2 ON T1.id = T2.streaming_service_id	scope_streaming_services_third_party_apps
SELECT s.name, s.description, t.app_name, t.is_active FROM Streaming_Services s JOIN Streaming_Services_Third_Party_Apps t ON s.id = t.streaming_service_id JOIN Third_Party_Apps a ON t.third_party_app_id = a.app_id	scope_streaming_services_third_party_apps
SELECT DISTINCT T2.type FROM Streamings AS T1 JOIN Streamings_captions_and_subtitles AS T2 ON T1.streaming_id = T2.streaming_id	scope_streamings_captions_and_subtitles
SELECT T1.name, T2.mode FROM City AS T1 JOIN City_Transportation_Mode AS T2 ON T1.id = T2.city_id	scope_city_transportation_mode
SELECT T1.name, T2.functionName FROM Traffic_Camera AS T1 JOIN Traffic_Camera_Function AS T2 ON T1.id = T2.cameraId	scope_traffic_camera_function
SELECT T1.terminal_number FROM airlines AS T1 JOIN flights_boarding_areas AS T2 ON T1.airline_id = T2.airline_id WHERE T1.name = 'Delta'	vague_2cols_departure
SELECT T1.departure_terminal_id FROM Flight AS T1 JOIN Terminal AS T2 ON T1.destination_city_id = T2.id	vague_2tabs_departure_point
SELECT T1.departure_city_id FROM Flight AS T1 JOIN City AS T2 ON T1.origin_city_id = T2.id	vague_2tabs_departure_point
SELECT MAX(Maximum_Deposit_Amount) FROM CheckingAccounts	vague_2cols_deposit_limit
SELECT MAX(Maximum_Deposit_Amount) , Monthly_Cap FROM CheckingAccounts	vague_2cols_deposit_limit
SELECT T2.Dividend_Value / T1.Price FROM Dividends AS T1 JOIN Shares AS T2 ON T1.ShareID = T2.ShareID WHERE T2.Stock = 'PQR Ltd.'	vague_2cols_dividend_yield
SELECT CAST(SUM(T2.Fee_Amount) AS REAL) * 100 / SUM(T1.Amount) FROM Transactions AS T1 JOIN Accounts AS T2 ON T1.ToAccountID = T2.AccountID	vague_2cols_extra_charges
SELECT Accounts.AccountNumber, Accounts.Maintenance_Fee FROM Accounts WHERE Accounts.AccountType = 'Checking' AND Accounts.DateOfBirth > '1990-01-01'	vague_2cols_fee2
SELECT account_number, minimum_balance, minimum_age FROM accounts WHERE account_type = 'Savings'	vague_2cols_minimum_requirement
SELECT Eligibility_Criteria, Documentation_Requirements FROM EligibilityAndDocuments WHERE Status = 'Approved'	vague_2cols_requirements
SELECT T1.requirement FROM Documentation_Requirements AS T1 JOIN Eligibility_Criteria AS T2 ON T1.id = T2.eligibility_criteria_id ORDER BY T2.score DESC LIMIT 1	vague_2tabs_requirements
SELECT requirement FROM Documentation_Requirements WHERE requirement = 'Required' ORDER BY amount DESC LIMIT 1	vague_2tabs_requirements
SELECT criteria FROM Eligibility_Criteria WHERE eligibility_criteria_id = (SELECT eligibility_criteria_id FROM Business_Loan_Applications GROUP BY eligibility_criteria_id ORDER BY count(*) ASC LIMIT 1)	vague_2tabs_requirements
SELECT doc_type FROM Documentation_Requirements WHERE eligibility_criteria_id IN (SELECT eligibility_criteria_id FROM Eligibility_Criteria GROUP BY eligibility_criteria_id ORDER BY COUNT(*) ASC LIMIT 1)	vague_2tabs_requirements
SELECT T2.privateDonors, T1.fundsAmount FROM Projects AS T1 JOIN Funding AS T2 ON T1.projectID = T2.projectID WHERE T1.companyName = 'Contractor B'	vague_2cols_funding
SELECT T2.firstName, T2.lastName FROM Employees AS T1 JOIN Payments AS T2 ON T1.employeeID = T2.employeeID WHERE T2.paymentDate = '2022-02-05' AND T1.contractorID = (SELECT contractorID FROM Contractors WHERE contractorID = (SELECT contractorID FROM Projects WHERE projectID = (SELECT projectID FROM Payments WHERE paymentDate = '2022-02-05')))	vague_2cols_funding
SELECT name FROM Architect	vague_2tabs_designer
SELECT T2.name FROM Building AS T1 JOIN Project AS T2 ON T1.id = T2.building_id WHERE T1.building_name = 'Hospital'	vague_2tabs_designer
SELECT Architect.name, Firm.name FROM Architect JOIN Building ON Architect.id = Building.architect_id JOIN Project ON Building.id = Project.building_id WHERE Project.project_name = 'Hospital' AND Employee.position = 'Architect'	vague_2tabs_designer
SELECT * FROM Safety_Inspection WHERE supervisorID = (SELECT employeeID FROM Employee WHERE role = 'Site Supervisor')	vague_2tabs_inspection_types
SELECT service_life_expectancy_id FROM Infrastructure WHERE name = 'Stadium Construction'	vague_2tabs_lifecycle
SELECT T1.service_life_expectancy_id, T1.renewal_schedule_id FROM Infrastructure AS T1 JOIN Projects AS T2 ON T1.infrastructure_id = T2.infrastructure_id WHERE T2.name = 'Stadium Construction'	vague_2tabs_lifecycle
SELECT T2.renewal_schedule_id FROM Projects AS T1 JOIN Renewal_Schedule AS T2 ON T1.infrastructure_id = T2.infrastructure_id WHERE T1.end_date = '2023-12-31'	vague_2tabs_lifecycle
SELECT T1.project_name, T2.milestone_description, T3.contractor_id, T4.real estate_developer_id FROM Development_Project AS T1 JOIN Project_Milestone AS T2 ON T1.id = T2.development_project_id JOIN Materials AS T3 ON T2.material_id = T3.id JOIN Real_Estate_Developer AS T4 ON T1.developer_id = T4.id	vague_2tabs_overseeing_company
SELECT project_name FROM Development_Project WHERE contractor_id IN (SELECT id FROM Contractor)	vague_2tabs_overseeing_company
SELECT MedianAge, PopulationGroup FROM AgeDemographics WHERE CityId = (SELECT CityId FROM Cities WHERE CityName = 'New York') ORDER BY Year DESC LIMIT 1	vague_2cols_age
SELECT Foreign_born_population FROM Population	vague_2cols_immigration_status
SELECT region_name FROM Immigrants WHERE gender = 'F'	vague_2cols_origins
SELECT region_name, country_name FROM Immigrants ORDER BY age ASC LIMIT 1	vague_2cols_origins
SELECT T1.fullname, T2.industry, T2.jobrole FROM Students AS T1 JOIN Courses AS T2 ON T1.studentid = T2.studentid	vague_2cols_career_opportunities
SELECT T2.Title, T2.JobRole FROM Courses AS T1 JOIN Enrollments AS T2 ON T1.CourseID = T2.CourseID ORDER BY T2.CurrentEnrollment ASC LIMIT 1	vague_2cols_career_opportunities
SELECT T2.CourseName FROM Enrollments AS T1 JOIN Students AS T2 ON T1.StudentID = T2.StudentID WHERE T1.fullname = 'John Doe'	vague_2cols_grades
SELECT T1.fullname, T1.city FROM Students AS T1 JOIN Classes AS T2 ON T1.StudentID = T2.StudentID WHERE T2.major = 'Mathematics'	vague_2cols_location__education
SELECT Major, City, Campus FROM Students WHERE LastName = 'Smith'	vague_2cols_location__education
SELECT ResourceType, Supplier FROM Expenses WHERE Month = (SELECT Month FROM Expenses GROUP BY Month ORDER BY COUNT(*) DESC LIMIT 1)	vague_2cols_timeline
SELECT ResourceType, Supplier FROM Expenses WHERE YEAR(ExpenseDate) = 2021	vague_2cols_timeline
SELECT T2.Month FROM Materials AS T1 JOIN Expenses AS T2 ON T1.MaterialID = T2.MaterialID WHERE T1.ResourceType = 'Computers'	vague_2cols_timeline
SELECT T1.project_name, T2.name FROM Projects AS T1 JOIN Supplies AS T2 ON T1.supplies_id = T2.id	vague_2tabs_resources1
SELECT T2.name FROM Actor AS T1 JOIN Role AS T2 ON T1.id = T2.actor_id JOIN Movie AS T3 ON T2.movie_id = T3.id WHERE T3.total_length = (SELECT MAX(total_length) FROM Movie)	vague_2cols_duration__entertainment
SELECT T1.name FROM Actor AS T1 JOIN Role AS T2 ON T1.id = T2.actor_id JOIN Movie AS T3 ON T2.movie_id = T3.id GROUP BY T1.name ORDER BY COUNT(T2.actor_id) DESC LIMIT 1	vague_2cols_duration__entertainment
SELECT T2.city, T2.concertHall FROM concerts AS T1 JOIN users AS T2 ON T1.artistId = T2.id WHERE T2.username = 'user2'	vague_2cols_location__entertainment
SELECT T2.GeoGRAPHical_Area, T2.Popularity FROM DanceTable AS T1 JOIN Albums AS T2 ON T1.id = T2.artistId WHERE T1.Popularity > 80	vague_2cols_origin__entertainment
SELECT DISTINCT producer FROM Stage_Play WHERE title LIKE '%Drama%'	vague_2cols_production1
SELECT theater_company, producer FROM Actor WHERE role = 'Drama'	vague_2cols_production1
SELECT theater_company FROM Stage_Play ORDER BY year_premiered ASC	vague_2cols_production1
SELECT title FROM Movie ORDER BY ageRating DESC	vague_2cols_rating__entertainment
SELECT AVG(ageRating) FROM Rating WHERE genreId IN (SELECT id FROM Movie WHERE title = 'Action')	vague_2cols_rating__entertainment
SELECT COUNT(screenwriter_id) FROM Screenwriter WHERE birth_year < 1970	vague_2tabs_author
SELECT name FROM Filmmaker ORDER BY birth_year ASC	vague_2tabs_author
SELECT T1.name, COUNT(T2.id) FROM Epoch AS T1 JOIN Play AS T2 ON T1.id = T2.episode_id GROUP BY T1.name ORDER BY COUNT(T2.id) DESC LIMIT 1	vague_2tabs_context
SELECT T1.name, T2.name, T3.name FROM Theater_Company AS T1 JOIN Stage_Play AS T2 ON T1.id = T2.theater_company_id JOIN Producer AS T3 ON T2.producer_id = T3.id WHERE T2.rating > 8.5	vague_2tabs_production2
SELECT T1.fullName FROM Movie AS T1 JOIN Role AS T2 ON T1.id = T2.movieId WHERE T2.leadRole = 1 AND T2.supportingRole = 1	vague_2cols_actor
SELECT T1.fullName FROM Actor AS T1 JOIN Role AS T2 ON T1.id = T2.actorId JOIN Movie AS T3 ON T2.movieId = T3.id WHERE T3.title = 'Drama' AND T2.leadRole = 1	vague_2cols_actor
SELECT T1.title, T2.studio.name, T3.name, T4.character FROM Movie AS T1 JOIN Studio AS T2 ON T1.studio_id = T2.id JOIN Actor AS T3 ON T1.actor_id = T3.id JOIN Role AS T4 ON T4.movie_id = T1.id	vague_2cols_film_creator
SELECT T1.title, T1.genre, T1.release_year, T1.studio_id FROM Movie AS T1 JOIN Studio AS T2 ON T1.studio_id = T2.id	vague_2cols_film_creator
SELECT T1.title, T1.release_year, T1.studio.name, T1.director.name FROM Movie AS T1 JOIN Studio AS T2 ON T1.studio_id = T2.id JOIN Director AS T3 ON T1.director_id = T3.id WHERE T1.genre = 'Film'	vague_2cols_film_creator
SELECT T1.Title FROM Movie AS T1 JOIN Actress AS T2 ON T1.LeadActressId = T2.id ORDER BY T2.DateOfBirth ASC LIMIT 1	vague_2cols_lead
SELECT T1.critic_rating FROM FilmReviews AS T1	vague_2cols_rating__filmmaking
SELECT T2.audience_rating FROM FilmReviews AS T1 JOIN Film AS T2 ON T1.film_id = T2.id	vague_2cols_rating__filmmaking
SELECT critic_rating, audience_rating FROM FilmReviews WHERE actor_name = 'Leonardo DiCaprio'	vague_2cols_rating__filmmaking
SELECT T2.Opinion, T2.AudienceReviews FROM Reviews AS T1 JOIN Film AS T2 ON T1.FilmId = T2.ID WHERE T2.Title = 'Pulp Fiction'	vague_2cols_review
SELECT T2.AudienceReviews FROM Reviews AS T1 JOIN Film AS T2 ON T1.FilmId = T2.ID WHERE T2.Genre = 'Drama'	vague_2cols_review
SELECT Studio.name FROM Studio WHERE Studio.id = (SELECT Studio_id FROM Movie WHERE title = 'Inception')	vague_2tabs_film_creator
SELECT Studio.name, Director.name FROM Studio JOIN Movie ON Studio.id = Movie.studio_id JOIN Director ON Movie.director_id = Director.id WHERE Movie.title = 'Inception'	vague_2tabs_film_creator
SELECT Studio.name, Director.name FROM Studio JOIN Movie ON Studio.id = Movie.studio_id JOIN Director ON Movie.director_id = Director.id ORDER BY Movie.release_date DESC LIMIT 1	vague_2tabs_film_creator
SELECT s.fullname FROM Scientists s JOIN DeviceDevelopment d ON s.id = d.scientistId JOIN MedicalDevices md ON d.medicalDeviceId = md.id WHERE md.price = (SELECT MIN(price) FROM MedicalDevices)	vague_2cols_developer
SELECT medicalDeviceName, fullname FROM MedicalDevices	vague_2cols_developer
SELECT DISTINCT T1.Name, T1.Side_Effects, T1.Manufacturer FROM Medications AS T1 WHERE T1.Classification = 'Analgesic'	vague_2cols_effects
SELECT DISTINCT Medications.Name, Medications.Side_Effects FROM Medications WHERE Medications.Manufacturer = 'Bayer'	vague_2cols_effects
SELECT D.DiagnosisName, D.Medications, D.BodyPartAffected FROM Conditions AS D	vague_2cols_symptom_relief
SELECT T1.name, T2.owner_name FROM Healthcare_Facilities AS T1 JOIN Past_Owners AS T2 ON T1.id = T2.id	vague_2tabs_historical_context
SELECT company_name FROM Manufacturing_Company WHERE device_name = 'Insulin Pen'	vague_2tabs_place_of_origin
SELECT DISTINCT antibiotic.name, common_side_effects.description FROM Prescription AS P JOIN Antibiotic AS A ON P.antibioticID = A.antibioticID WHERE P.patientID = (SELECT patientID FROM Patient WHERE firstName = 'Mr. Smith')	vague_2tabs_side_effect_profile
SELECT T1.patient_id, T1.full_name, T2.name AS vaccine_name, T3.age_group_id, T3.health_condition_id FROM Patient AS T1 JOIN Vaccine AS T2 ON T1.patient_id = T2.patient_id JOIN Age_Group AS T3 ON T1.age_group_id = T3.id	vague_2tabs_target
SELECT age_group_id, health_condition_id, COUNT(*) FROM Vaccine GROUP BY age_group_id, health_condition_id	vague_2tabs_target
SELECT T1.fullname, T2.fullname FROM Customers AS T1 JOIN Reviews AS T2 ON T1.CustomerID = T2.GuestID	vague_2cols_rating1
SELECT hikes.name, difficulty_level FROM reviews	vague_2cols_rating2
SELECT DISTINCT reviews.hikes, reviews.difficulty_level FROM reviews WHERE hikes = 'Waterfall loop'	vague_2cols_rating2
SELECT T2.port, T1.shipName, T1.maxCapacity FROM CruiseShips AS T1 JOIN Ports AS T2 ON T1.port = T2.name	vague_2tabs_docking_location
SELECT T2.city, T2.services FROM Residents AS T1 JOIN CondoBuildings AS T2 ON T1.building_id = T2.id ORDER BY T1.age DESC LIMIT 1	vague_2cols_amenities
SELECT City FROM Properties	vague_2cols_location__housing_market
SELECT Street_Address, City FROM Properties	vague_2cols_location__housing_market
SELECT City FROM Properties WHERE Property_ID IN (SELECT property_id FROM ClientProperties WHERE client_id IN (SELECT client_id FROM Clients WHERE PhoneNumber = '555-333-4444'))	vague_2cols_location__housing_market
SELECT Title, Hourly_Rate FROM Position	vague_2cols_compensation
SELECT T2.deptHead FROM Employees AS T1 JOIN Positions AS T2 ON T1.positionID = T2.positionID WHERE T1.fullname = 'Linda Green'	vague_2cols_supervisor__job_postings
SELECT T1.address, T2.city_name FROM Company AS T1 JOIN Office_Address AS T2 ON T1.id = T2.office_address_id WHERE T1.company_name = 'TechCorp'	vague_2tabs_location__job_postings
SELECT education FROM Journalist WHERE name = 'Alice'	vague_2cols_background
SELECT experience FROM Journalist WHERE name = 'Alice'	vague_2cols_background
SELECT T1.name, T1.degree, T2.title FROM journalists AS T1 JOIN articles AS T2 ON T1.id = T2.authorId	vague_2cols_qualification
SELECT T1.name, T1.degree, T1.certificate, T2.title FROM journalists AS T1 JOIN articles AS T2 ON T1.id = T2.authorId	vague_2cols_qualification
SELECT T1.name, T1.degree, T1.certificate, T2.title FROM journalists AS T1 JOIN investigative_Journalist AS T2 ON T1.id = T2.journalist_id	vague_2cols_qualification
SELECT Web_Framework FROM ContentManagementSystems WHERE cmsId IN (SELECT cmsId FROM EditorialTeamMembers WHERE editorName = 'Emily Brown')	vague_2cols_technology
SELECT T2.description FROM Documentary AS T1 INNER JOIN Archival_Footage AS T2 ON T1.id = T2.ARCHIVE_FOOTAGE_ID WHERE T1.title = 'The Future of Work'	vague_2tabs_consulted_sources
SELECT DISTINCT T1.name, T2.description FROM Experts AS T1 JOIN Archival_Footage AS T2 ON T1.id = T2.EXPERT_ID WHERE T2.title = 'The Future of Work'	vague_2tabs_consulted_sources
SELECT T2.status FROM Readers AS T1 JOIN Articles AS T2 ON T1.id = T2.author_id WHERE T2.title = 'Economic Recovery Strategies'	vague_2tabs_demographics
SELECT T2.name, T1.publishedDate FROM Mobile_App AS T1 JOIN Article AS T2 ON T1.id = T2.mobileAppId	vague_2tabs_platform
SELECT a.title, a.content, a.publishedDate, a.authorId, a.fullname FROM Article a JOIN AuthorArticle ar ON a.id = ar.articleId JOIN Author a ON ar.authorId = a.id	vague_2tabs_platform
SELECT Award.Name FROM Award WHERE Award.Presenter = 'Zack Snyder'	vague_2cols_awards
SELECT Winning_Category FROM Award WHERE Presenter = 'Zack Snyder'	vague_2cols_awards
SELECT Award.Name, Award.Winning_Category FROM Award WHERE Award.Presenter = 'Zack Snyder'	vague_2cols_awards
SELECT Title FROM TV_Shows ORDER BY Released_Seasons DESC, Planned_Seasons ASC	vague_2cols_number_of_seasons
SELECT type, name, genre, premiereMonth, premiereYear FROM Content	vague_2cols_premiere_date
SELECT T2.title, T2.release_year FROM Movies AS T1 JOIN Novelists AS T2 ON T1.novelist_id = T2.novelist_id ORDER BY T2.name	vague_2cols_screenwriter
SELECT T2.title, T2.release_year FROM Movies AS T1 JOIN TVShows AS T2 ON T1.movie_id = T2.movie_id ORDER BY T2.novelist, T2.playwright	vague_2cols_screenwriter
SELECT COUNT(movie_id) FROM Movies WHERE novelist IN (SELECT novelist_id FROM Actors)	vague_2cols_screenwriter
SELECT T1.ExamDescription, T1.Month, T1.Score FROM Students AS T1 JOIN ExamScores AS T2 ON T1.StudentID = T2.StudentID WHERE T1.FirstName = 'John' AND T1.LastName = 'Doe'	vague_2cols_exam_date
SELECT T1.ExamDescription, T1.Day, T1.Score FROM Students AS T1 JOIN ExamScores AS T2 ON T1.StudentID = T2.StudentID WHERE T1.FirstName = 'John' AND T1.LastName = 'Doe'	vague_2cols_exam_date
SELECT DISTINCT T2.Building_name FROM Students AS T1 JOIN Enrollments AS T2 ON T1.ID = T2.Student_id WHERE T1.First_name = 'Assoc. Prof.' AND T1.Last_name = 'Martin'	vague_2cols_location1__student
SELECT T2.course_name FROM Courses AS T1 JOIN Professors AS T2 ON T1.professor_id = T2.id	vague_2cols_teaching_subject1
SELECT D.name, C.course_name FROM Disciplines D JOIN Courses C ON D.id = C.discipline_id JOIN Professors P ON C.professor_id = P.id	vague_2cols_teaching_subject1
SELECT T1.name FROM Professors AS T1 JOIN Courses AS T2 ON T1.id = T2.professor_id	vague_2cols_teaching_subject2
SELECT T2.course_name FROM Courses AS T1 JOIN Professors AS T2 ON T1.professor_id = T2.id	vague_2cols_teaching_subject2
SELECT D.name, C.course_name FROM Disciplines D JOIN Courses C ON D.id = C.discipline_id JOIN Professors P ON C.professor_id = P.id	vague_2cols_teaching_subject2
SELECT T1.BookCopies.BookTitle, T2.YearPublished FROM TextbookEditions AS T1 JOIN BookCopies AS T2 ON T1.EditionNumber = T2.EditionNumber WHERE T1.Department = 'Physics'	vague_2cols_version
SELECT T1.YearPublished, T2.BookTitle FROM TextbookEditions AS T1 JOIN BookCopies AS T2 ON T1.EditionNumber = T2.TextbookEditionID ORDER BY T2.Quantity ASC LIMIT 1	vague_2cols_version
SELECT T2.concept_name FROM Core_Concepts AS T1 JOIN Advanced_Topics AS T2 ON T1.concept_id = T2.concept_id WHERE T1.concept_name = 'Charlie'	vague_2tabs_curriculum_topics
SELECT T2.concept_name, T2.difficulty FROM Advanced_Topics AS T1 INNER JOIN Core_Concepts AS T2 ON T1.concept_id = T2.concept_id WHERE T1.difficulty = 'Advanced' AND T2.concept_name = 'Charlie'	vague_2tabs_curriculum_topics
SELECT T2.topic_name FROM Advanced_Topics AS T1 JOIN School_Subjects AS T2 ON T1.topic_id = T2.topic_id WHERE T2.grade = (SELECT MAX(grade) FROM School_Subjects)	vague_2tabs_curriculum_topics
SELECT T2.serviceId FROM TutoringServices AS T1 JOIN TestPreparations AS T2 ON T1.serviceId = T2.servicesId WHERE T2.topic = 'Ancient History'	vague_2tabs_resources
SELECT T2.serviceId, T1.title FROM TutoringServices AS T1 JOIN TestPreparations AS T2 ON T1.serviceId = T2.servicesId WHERE T2.topic = 'Ancient History'	vague_2tabs_resources
SELECT T2.serviceId FROM TutoringServices AS T1 JOIN TestPreparations AS T2 ON T1.serviceId = T2.servicesId	vague_2tabs_resources
SELECT T1.url FROM OnlineResources AS T1 JOIN TestPreparations AS T2 ON T1.resourceId = T2.resourcesId WHERE T2.serviceId IN (SELECT serviceId FROM TutoringServices WHERE tutorId IN (SELECT id FROM Tutors))	vague_2tabs_resources
SELECT s.id, s.email, d.degree_name FROM Student s JOIN Degree_program d ON s.degree_program_id = d.id	vague_2tabs_studies
SELECT DISTINCT T2.project_name FROM Internship AS T1 JOIN Project_Name AS T2 ON T1.project_id = T2.id	vague_2tabs_topic
SELECT T1.name, T2.street_name, T1.mean_commute_time, T2.street_speed_limit FROM Neighborhood AS T1 JOIN SpeedLimits AS T2 ON T1.id = T2.neighborhood_id WHERE T2.min_limit = 30	vague_2cols_commute_time
SELECT Engineering_Firm FROM CivilEngineers ORDER BY Budget DESC LIMIT 1	vague_2cols_designer
SELECT Engineering_Firm FROM CivilEngineers WHERE Intersection = 'Elm Street' AND Intersection = 'Pine Avenue'	vague_2cols_designer
SELECT T1.Street_Name FROM Streets AS T1 JOIN RoadWorks AS T2 ON T1.StreetID = T2.StreetID WHERE T2.WorkType = 'Resurfacing'	vague_2cols_location__traffic
