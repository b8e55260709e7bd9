/** A chunk that holds some modules and all they need that is not in a chunk before it. */
export interface ChunkGroup {
  name: string;
  tags?: ['$initial'];
  test?: RegExp;
}

/** Matches modules of the packages, named by their paths without the ending. */
const modules = (...paths: readonly string[]) =>
  new RegExp(`packages/(?:${paths.join('|').replaceAll('.', String.raw`\.`)})\\.tsx?$`);

/**
 * What is loaded together stands together, because a large chunk is packed better than many small ones and asked for
 * once: what every page starts with, what login and frame both draw, the frame, the list of a register, what login and
 * the tools of the frame ask for, what pages share with those tools, the tools themselves, which come behind the page,
 * fields of dates, the window of a record, the choice in a tree, the lists of tasks, functions and style names of a few
 * lines that many pages share, since the name of a file is as long as they are, icons that only some pages draw.
 */
const groups: ChunkGroup[] = [
  { name: 'start', tags: ['$initial'] },
  {
    name: 'base',
    test: modules(
      'ui/src/Alert/Alert',
      'ui/src/TextField/TextField',
      'ui/src/Flyout/Flyout',
      'ui/src/LanguageSwitch/LanguageSwitch',
      'ui/src/IconButton/IconButton.css',
      'app/src/base/platform',
      'app/src/features/looks/LooksMenu',
      'app/src/features/looks/Logo',
      'app/src/features/looks/LanguageButton',
      'app/src/session/signOut',
      'app/src/session/canSwitch',
    ),
  },
  {
    name: 'frame',
    test: modules(
      'app/src/layout/Shell',
      'app/src/layout/Toasts',
      'app/src/layout/Providers',
      'app/src/layout/menuPage/MenuScreen',
      'app/src/layout/menuPage/preloadScreen',
      'app/src/navigation/useMenu',
    ),
  },
  {
    name: 'list',
    test: modules(
      'app/src/features/register/PlainScreen',
      'app/src/features/register/RegisterTable',
      'app/src/records/formSources',
      'app/src/records/state/sharedViews',
    ),
  },
  {
    name: 'signIn',
    test: new RegExp(
      [
        modules(
          'ui/src/PasswordField/PasswordField',
          'ui/src/PhoneField/PhoneField',
          'app/src/session/signIn/encodePassword',
        ).source,
        String.raw`lucide-react/dist/esm/icons/(?:refresh-cw|link-2)\.`,
      ].join('|'),
    ),
  },
  {
    name: 'shared',
    test: modules(
      'api/src/resources/blade-flow/work',
      'api/src/resources/blade-desk/setting',
      'api/src/resources/blade-system/dept',
      'api/src/resources/blade-system/role',
      'ui/src/Badge/Badge',
      'ui/src/Checkbox/Checkbox',
      'ui/src/Popover/Popover',
      'api/src/townTime',
      'ui/src/Link/Link',
      'ui/src/Stack/Stack',
      'ui/src/Tag/Tag',
      'app/src/features/notices/useInbox',
      'app/src/base/partOfDay',
      'app/src/features/todo/useTodoCount',
      'app/src/features/todo/dueState',
    ),
  },
  {
    name: 'tools',
    test: modules(
      'app/src/layout/tools/BarTools',
      'app/src/layout/tools/PageKeys',
      'app/src/layout/tabs/Tags',
      'app/src/features/tasks/TaskCorner',
      'app/src/features/meeting/MeetingCorner',
      'app/src/features/second/ProofCorner',
      'app/src/session/askProof',
      'ui/src/TopBar/UserEntries',
    ),
  },
  {
    name: 'dates',
    test: modules(
      'ui/src/DatePicker/DatePicker',
      'ui/src/DateRangePicker/DateRangePicker',
      'ui/src/TimeField/TimeField',
    ),
  },
  { name: 'record', test: modules('ui/src/CrudTable/record/RecordWindow', 'ui/src/Form/Form') },
  { name: 'tree', test: modules('ui/src/TreeSelect/TreeSelect') },
  {
    name: 'tasks',
    test: modules(
      'app/src/features/process/list/FlowTable',
      'app/src/features/process/list/ListFilters',
      'app/src/features/process/list/DueTag',
      'app/src/features/process/list/useFlowCategories',
      'app/src/features/process/list/usePageKeys',
    ),
  },
  {
    name: 'small',
    test: modules(
      'api/src/dictionaries/isKey',
      'api/src/fieldGroups/pointFields',
      'api/src/machines/switchStates',
      'api/src/machines/caseStates',
      'api/src/machines/deviceStates',
      'api/src/map/mapCall',
      'api/src/partyFigures',
      'api/src/patrolCode',
      'api/src/reportedMember',
      'api/src/wireValues',
      'app/src/base/readableFailure',
      'app/src/base/saveText',
      'app/src/features/definitions/flowVersions',
      'app/src/features/definitions/invalidateFlows',
      'app/src/features/definitions/missingRequired',
      'app/src/features/definitions/useSelection',
      'app/src/features/definitions/withErrorText',
      'app/src/features/event/analysis',
      'app/src/features/event/reportForm',
      'app/src/features/meeting/meetings',
      'app/src/features/process/decide/invalidateWork',
      'app/src/features/process/list/stepRow',
      'app/src/features/process/list/triage',
      'app/src/features/process/start/forms',
      'app/src/features/related/pointers',
      'app/src/features/report/evidence',
      'app/src/features/report/span',
      'app/src/features/words/useDictionary',
      'app/src/navigation/useName',
      'app/src/pages/process/useClosePage',
      'app/src/navigation/useUnsaved',
      'app/src/features/viewAs/viewAsOther',
      'app/src/records/areaAt',
      'app/src/records/isHidden',
      'app/src/records/map/geometryOf',
      'app/src/records/saveFailureOf',
      'app/src/records/uploadFile',
      'ui/src/Spreadsheet/saveBlob',
      'ui/src/copyText/copyText',
      'ui/src/isInside/isInside',
      'ui/src/theme/chartRoles',
    ),
  },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\// },
];

/** The groups, each before those behind it. */
export const chunkGroups: (ChunkGroup & { priority: number })[] = groups.map((group, at) => ({
  ...group,
  priority: groups.length - at,
}));
