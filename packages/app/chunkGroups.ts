/** A chunk that holds some modules and all they need that is not in a chunk before it. */
export interface ChunkGroup {
  name: string;
  tags?: ['$initial'];
  test?: RegExp;
}

/**
 * What is loaded together stands together, because a large chunk is packed better than many small ones and asked for once:
 * what every page starts with, what login and frame both draw, the frame, the list of a register, what login and the
 * tools of the frame ask for,
 * what pages share with those tools, the tools themselves, which come behind the page, fields of dates, the window of a
 * record, the choice in a tree, the lists of tasks.
 */
const groups: ChunkGroup[] = [
  { name: 'start', tags: ['$initial'] },
  {
    name: 'base',
    test: /packages\/(?:ui\/src\/(?:Alert\/Alert|TextField\/TextField|Flyout\/Flyout|LanguageSwitch\/LanguageSwitch|IconButton\/IconButton\.css)\.tsx?|app\/src\/(?:base\/platform|features\/looks\/(?:LooksMenu|Logo|LanguageButton)|session\/(?:signOut|canSwitch))\.tsx?)$/,
  },
  {
    name: 'frame',
    test: /packages\/app\/src\/(?:layout\/(?:Shell|Toasts|Providers)|layout\/menuPage\/(?:MenuScreen|preloadScreen)|navigation\/useMenu)\.tsx?$/,
  },
  {
    name: 'list',
    test: /packages\/app\/src\/(?:features\/register\/(?:PlainScreen|RegisterTable)|records\/formSources)\.tsx?$/,
  },
  {
    name: 'signIn',
    test: /packages\/(?:ui\/src\/(?:PasswordField\/PasswordField|PhoneField\/PhoneField)|app\/src\/session\/signIn\/encodePassword)\.tsx?$|lucide-react\/dist\/esm\/icons\/(?:refresh-cw|link-2)\./,
  },
  {
    name: 'shared',
    test: /packages\/(?:api\/src\/resources\/(?:blade-flow\/work|blade-desk\/setting|blade-system\/(?:dept|role))|ui\/src\/(?:Badge\/Badge|Link\/Link|Stack\/Stack|Tag\/Tag)|app\/src\/(?:features\/notices\/useInbox|base\/partOfDay|features\/todo\/(?:useTodoCount|dueState)))\.tsx?$/,
  },
  {
    name: 'tools',
    test: /packages\/(?:app\/src\/(?:layout\/tools\/BarTools|layout\/tabs\/Tags|features\/tasks\/TaskCorner)|ui\/src\/TopBar\/UserEntries)\.tsx$/,
  },
  {
    name: 'dates',
    test: /packages\/ui\/src\/(?:DatePicker\/DatePicker|DateRangePicker\/DateRangePicker|TimeField\/TimeField)\.tsx$/,
  },
  { name: 'record', test: /packages\/ui\/src\/(?:CrudTable\/record\/RecordWindow|Form\/Form)\.tsx$/ },
  { name: 'tree', test: /packages\/ui\/src\/TreeSelect\/TreeSelect\.tsx$/ },
  {
    name: 'tasks',
    test: /packages\/app\/src\/features\/process\/list\/(?:FlowTable|ListFilters|DueTag|useFlowCategories|usePageKeys)\.tsx?$/,
  },
];

/** The groups, each before those behind it. */
export const chunkGroups: (ChunkGroup & { priority: number })[] = groups.map((group, at) => ({
  ...group,
  priority: groups.length - at,
}));
