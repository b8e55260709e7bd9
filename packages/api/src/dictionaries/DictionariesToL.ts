/** Keys of dictionaries by code, parted by blanks; `npm run dictionaries` writes them from the start data. */
export interface DictionariesToL {
  address_source: '1 2 3 4 5';
  address_status: '1 2 3';
  address_type: '1 2 3 4 5 6 7';
  aids_attention_type: '00 01 02 03 04 05 06';
  aids_treatment: '00 01 02 03 99';
  assess_grade: '1 2 3 4';
  assess_status: '0 1 2 3';
  attendance_result: '1 2 3 4 5 6';
  attention_level: '00 01 02 03';
  audit_action:
    | 'insert update remove restore reveal reveal-bound proof comment uncomment share-view'
    | 'unshare-view grant revoke reset-password view-begin person-file retention view-end'
    | 'update-password account-lock unlock deploy login login-refused logout lock switch'
    | 'session-end refresh-reuse guest step evaluate updateStatus updatePermitStatus'
    | 'updateShowStatus save batchReleaseWarn system startFlow state delete delete-cascade'
    | 'delete-process-instance enable upload uploadLicense update-platform syncMenu post'
    | 'security-check patrolTaskPoints autoSaveBuild autoSaveUnit sms-test undoBuild cameraPreview'
    | 'beginRecording endRecording keepPreset dropPreset controlling hand-over export purge verify'
    | 'separation-prepare separation-ask separation-withdraw separation-refuse separation-on'
    | 'separation-off second-on second-off second-proof talk unlock-refused map display merge'
    | 'freeze remind confirm recall test';
  base_map_kind: 'tiles pmtiles own';
  coordinate_system: 'WGS84 CGCS2000 GCJ02 BD09';
  login_way: 'password phone social sso';
  login_refusal: 'captcha password inactive tenant role second';
  building_type: '01 02 03 04 05 06 07 08 09 10 99';
  building_use: '01 02 03 04 05 06 07 99';
  capture_status: '1 2 3 4 5';
  car_status: '1 2 3 4';
  card_type: '111 112 113 114 115 123 133 335 411 412 414 511 513 516 553 554 990';
  care_need: '01 02 03 04 05 06 07 08 99';
  care_type: '01 02 03 04 05 99';
  case_nature: '01 02 03 04 05 99';
  case_status: '1 2 3 4 5';
  check_input: 'radio number text photo';
  client_type: '1 2 3 4 9';
  community_type: '0 1 2 3 4 5 99';
  compare_operator: '>= > <= < =';
  connect_status: '01 02 03 04 05 06 99';
  correction_end: '01 02 03 04 99';
  correction_receive: '01 02 03 99';
  correction_team: '01 02 03 04 05 06 07 08 99';
  correction_type: '01 02 03 04 05';
  country:
    | 'CN HK MO TW AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL'
    | 'BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CO CR CU CV CW CX CY CZ DE'
    | 'DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP'
    | 'GQ GR GS GT GU GW GY HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI'
    | 'KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MP'
    | 'MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL'
    | 'PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST'
    | 'SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TZ UA UG UM US UY UZ VA VC VE VG VI'
    | 'VN VU WF WS YE YT ZA ZM ZW';
  crime_type: '01 02 03 04 05 06 07 08 09 10';
  daily_patrol_type: '01 02 03 04 05 06 07 08 99';
  delay_status: '1 2 3 4';
  handover_status: '0 1 2 3 4';
  detox_stage: '1 2 3 4 5 6 7';
  diagnosis_type: '01 02 03 04 05 06 07 08 99';
  dispute_type: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 99';
  distribute_mode: '1 2 3 4';
  drug_consequence: '01 02 03 04 05 06 07 99';
  drug_control_status: '01 02 03 04 05 06';
  drug_kind: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 99';
  drug_reason: '01 02 03 04 05 06 07 08 99';
  dustbin_material: '1 2 3 4 9';
  dustbin_status: '1 2 3 4';
  dustbin_type: '1 2 3 4 5';
  education:
    | '10 11 12 13 14 15 16 17 18 19 20 21 22 23 28 30 31 32 33 40 41 42 43 44 45 46 47 48 49 60'
    | '61 62 63 70 71 73 80 81 83 90';
  effect_assess: '01 02 03 04';
  employment_status: '1 2 3 4 5 6 7 9';
  employment_type: '1 2 3 4 5 9';
  energy_type: '01 02 03';
  enterprise_type: '01 02 03 04 99';
  evaluate_type: '1 2 3 4';
  event_action: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16';
  event_from: '1 2 3 4 5 6 7 8 9';
  event_level: '01 02 03 04';
  event_scale: '01 02 03';
  event_status: '0 1 2 3 4 5 6 7 8';
  event_type: '01 02 03 04 05 06 07 08 09 10 99';
  family_economy: '01 02 03 04 99';
  family_relation:
    | '01 02 10 11 12 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44'
    | '45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74'
    | '75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99';
  four_history: '01 02 03 04';
  grid_leave_status: '0 1 2 3 4 5';
  leave_status: '4 1 2 3';
  grid_level: '1 2 3 4';
  grid_type: '1 2 3 4 5';
  grid_work_type: '01 02 03 04 05 06 07 08 09 10 99';
  gridmember_post: '1 2 3 4 5 6 7';
  gridmember_type: '1 2 3 4';
  group_contact: '1 2 3 4 5 9';
  group_role: '1 2 3 4';
  harm_degree: '01 02 03 04';
  hazard_level: '01 02 03 04';
  health_status: '10 20 30 60';
  holding_status: '110 120 210 220 230';
  holiday_rule: '1 2 3';
  hospital_reason: '01 02 99';
  house_hazard: '00 01 02 03 04 99';
  house_no_rule: '1 2 3 4';
  house_relation: '00 01 02 03 04 05 06 07 08 09 99';
  house_status: '1 2 3 4 5 9';
  household_consistency: '01 02';
  illegal_religion: '1 2 3 9';
  income_source: '01 02 03 04 05 99';
  infection_route: '01 02 03 04 05 06 07 99';
  inflow_reason: '01 02 03 04 05 06 07 08 09 99';
  injury_level: '1 2 3 4 5';
  key_area_type: '01 02 03 04 05 06 07 08 09 10 11 99';
  leave_type: '1 2 3 4 5 6 7 8 9';
  live_type: '0 1 2 3 4';
  living_status: '1 2 3';
  locate_source: '1 2 3 4 9';
  logistics_scope: '01 02 03 04 05 06 99';
  logistics_type: '01 02 03 04 05 99';
  banner_tone: '0 1 2 3 4';
  button_func: '0 1 2 3';
  flow: '1 2 3 4 5';
  data_scope_type: '1 2 3 4 5';
  api_scope_type: '1 2';
  code_template: 'crud sub tree';
  code_style: 'saber element';
  driver_class:
    | 'com.mysql.cj.jdbc.Driver org.postgresql.Driver oracle.jdbc.OracleDriver'
    | 'com.microsoft.sqlserver.jdbc.SQLServerDriver dm.jdbc.driver.DmDriver com.kingbase8.Driver';
  flow_finished: 'finished unfinished';
  flow_activity_type: 'startEvent userTask candidate sequenceFlow exclusiveGateway endEvent';
  data_source: '1 2 3 4 5 6 7';
  disaster_type: '1 2 3 4 5 6 7 8 9 10 99';
  disaster_grade: '1 2 3 4';
  disaster_stability: '1 2 3';
  hedge_type: '1 2 3 4 5 6 7 8 99';
  hedge_level: '1 2 3';
  hedge_facility: '1 2 3 4 5 6 7 8';
  emergency_category: '1 2 3 4';
  gridmember_task_type: '1 2 3 4 5 6 7 8 99';
  goods_type: '1 2 3 4 5 99';
  fund_source: '1 2 3 4 5 6';
  accountant_work_type: '1 2 3 4 5 6 7 99';
  accountant_type: '1 2 3 4';
  accountant_title: '0 1 2 3 4';
  audit_result: '1 2';
  accountant_exam_type: '1 2 3 4';
  locate_type: '1 2 3 4';
  dispatch_type: '1 2 3 4 5 6 7';
  dev_warn_type: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 99';
  device_category_type: '1 2 3 4 5 6';
  device_protocol: '1 2 3 4 5 6 7 8';
  device_brand: '1 2 3 4 99';
  dispatch_platform: '1 2 3 4 5 6 7 8 9 10';
  emergency_resource_type: '1 2 3 4 5 6 7 8 9 10 99';
  app_type: '1 2 3 4';
  app_open_mode: '1 2 3 4';
  app_platform: '1 2 3';
  link_type: '1 2 3 4';
  link_position: '1 2 3 4';
  link_open_mode: '1 2 3';
  article_type: '1 2 3 4 5';
  article_category_type: '1 2 3 4 5';
  consulting_room_type: '1 2 3 4 5';
  expert_title: '1 2 3 4 5 6';
  consult_mode: '1 2 3 4';
  factor_score_mode: '1 2 3 4 5';
  enterprise_nature: '1 2 3 4 5 6 7';
  industry: 'A B C D E F G H I J K L M N O P Q R S T';
  enterprise_scale: '1 2 3 4 5';
  job_nature: '1 2 3 4 5';
  job_experience: '0 1 2 3 4';
  job_welfare: '1 2 3 4 5 6 7 8';
  license_type: '1 2 3';
  disaster_point_status: '0 1 2 3';
  hedge_point_status: '0 1 2 3';
  enable_status: '0 1';
  gridmember_task_status: '0 1 2 3 4 5';
  gridmember_task_handle_status: '0 1 2 3 4 5';
  goods_status: '0 1 2';
  gridmember_points_status: '0 1 2 3';
  exchange_status: '0 1 2 3';
  accountant_work_status: '0 1 2 3';
  accountant_status: '0 1 2 3 4';
  accountant_exam_status: '0 1 2 3';
  dispatch_status: '0 1 2';
  dev_warn_status: '0 1 2 3 4';
  device_status: '0 1 2 3';
  emergency_resource_status: '0 1 2 3';
  article_status: '0 1 2 3 4 5 6';
  comment_status: '0 1 2';
  expert_status: '0 1 2';
  applet_scale_status: '0 1 2';
  answer_record_status: '0 1 2 3';
  answer_warn_status: '0 1 2 3';
  appointment_status: '0 1 2 3 4 5';
  app_version_status: '0 1 2';
  flow_suspension: '1 2';
  flow_task_status: 'claim todo send finish';
  license_status: '0 1 2 3';
  code_component:
    | 'input textarea richtext number integer money select radio tree checkbox switch date'
    | 'datetime month time phone idcard url image images file files user dept region ref refs json';
}
