/** What our own server does beyond a BladeX server. */
export const abilities = [
  /** Conditions joined by and/or. */
  'where',
  /** The filter `<reference>_below`: a node and all under it. */
  'below',
  /** Rows of a list with some of their fields alone. */
  'fields',
  /** Rows of a list counted by a field. */
  'counts',
  /** Rows of a list added up by a field. */
  'totals',
  /** Removals undone. */
  'restore',
  /** A masked value in the clear, on record. */
  'reveal',
  /** A masked value found by its whole or by what its mask shows. */
  'visible',
  /** What was done to a record. */
  'changes',
  /** What people said about a record. */
  'comments',
  /** Views of a list shared with a department or a role. */
  'views',
  /** Tasks returned, withdrawn, delegated, countersigned, urged; the processes of a record. */
  'flow',
  /** House, people, links and registers saved together. */
  'household',
  /** What is new for the person, told as it comes. */
  'inbox',
  /** Choices of the person that go with them to every browser. */
  'settings',
  /** Favourites of the menu that go with the person to every browser. */
  'favourites',
  /** What waits for the person and what concerns the own area, in one call each. */
  'desk',
  /** The installation judged by the rules of the security check. */
  'security',
  /** A session works as one of the person's departments and roles. */
  'switch',
  /** What of a list stands in a box of the map, as cells or points. */
  'map',
  /** Which rows a person sees, and what a data scope would show. */
  'sight',
  /** What a grant would change, for a role and for the people who have it, before it is saved. */
  'grantDifference',
  /** Rows of a tree moved in one step, departments merged, both with what goes along. */
  'arrange',
  /** Attachments with where they are used, storages tried out, app versions listed. */
  'tools',
  /** Accounts handed over, signed out from afar, and found that nobody uses. */
  'accounts',
  /** The audit log held against its chain of hashes. */
  'auditChain',
  /** The recycle bin of all registers. */
  'recycle',
  /** What one person did on a day, and what belongs to one request, from all logs. */
  'trace',
  /** Files taken out of a register are noted. */
  'exportNotes',
  /** What is kept of people, why, until when, and one person's data as a file. */
  'privacy',
  /** An administrator looks as somebody else. */
  'viewAs',
  /** One-time codes as a second factor. */
  'secondFactor',
  /** Scales answered sheet by sheet, arranged and copied whole. */
  'scales',
  /** Scales answered by guests who follow a link. */
  'scaleLinks',
  /** Figures of scales by group and quarter. */
  'scaleGroups',
  /** Appointments by day and slot against their quota, and people called to the counter. */
  'appointments',
  /** Appointments with counsellors against the hours in which they take people. */
  'counselling',
  /** Pictures of cameras under signed addresses, and their presets. */
  'cameras',
  /** Meetings in rooms of the server, with calls that ring. */
  'meetings',
  /** Meetings of many people, carried by a LiveKit server. */
  'largeMeetings',
  /** A gateway carries messages to WeChat and to telephones. */
  'gateway',
  /** Articles checked for words of the town and published at a time. */
  'articles',
  /** Menus and mass messages of WeChat accounts are compared, tried and confirmed; a stand-in takes them. */
  'wechat',
  /** People who have not read a message are reminded of it. */
  'messages',
  /** Questions of supervision over events with their figures, and reminders. */
  'supervision',
  /** Rules of dispatch tried with a sample event. */
  'dispatchTest',
  /** Buildings made from a setting taken back while nothing refers to them. */
  'generationUndo',
  /** Patrols walked on a phone: own walks of today, check-ins judged by code, place and time. */
  'patrolWalk',
  /** Volunteers who sign up for an activity, check in and out by its code. */
  'volunteerCodes',
  /** Grid members who clock in and out, judged by the shift of their group. */
  'attendancePunch',
  /** System, security and audit administrator kept apart. */
  'separation',
  /** Own points exchanged for goods, with a ledger that adds up to the balance. */
  'pointsMarket',
  /** Warnings merged, tasks given and steps of plans ticked from the command scene, all in the journal of dispatch. */
  'command',
  /** Scenes shown on walls by sessions that a code opens and that read nothing else. */
  'display',
  /** Grids cut in two and joined, with their records, and that undone. */
  'borders',
  /** Months of assessment frozen, with what has changed since. */
  'kpiFreeze',
  /** Monthly scores worked out from the records. */
  'kpiScores',
  /** Members of the Party in numbers, by age and schooling. */
  'partyFigures',
  /** Maps of others below the own layers, kept as records. */
  'baseMaps',
  /** Notices to some people alone, with who has read them, and at the top of every page for a time. */
  'notices',
  /** Wishes of guests who register. */
  'guestWish',
] as const;

/** One thing that a server may do beyond the wire of BladeX. */
export type Ability = (typeof abilities)[number];

/** The abilities that a token reply announces; none where it says nothing, as BladeX servers do. */
export const abilitiesIn = (said: unknown): readonly Ability[] =>
  Array.isArray(said) ? abilities.filter((one) => said.includes(one)) : [];
