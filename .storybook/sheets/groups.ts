/** The stories of each sheet of pictures, by purpose, as component/story; without a story the first of the component, and what does not exist yet is left out. Stories that open something over the page stand on no sheet. */
export const groups = {
  inputs: ['Button/Variants', 'Button/Pending', 'IconButton/Variants', 'Link/Alone', 'TextField/Empty', 'TextField/Invalid', 'TextField/Disabled', 'TextArea/Invalid', 'NumberField/OutOfBounds', 'MoneyField', 'PasswordField', 'SearchField', 'PhoneField/Invalid', 'IdCardField', 'PlateField', 'JsonField', 'CaptchaField/Pasted', 'Switch/On', 'Checkbox/Indeterminate', 'Radio/Described', 'Slider', 'Rating', 'KeyValueList', 'Upload/Chosen', 'AvatarUpload', 'Signature'],
  pickers: ['Select/Chosen', 'Select/Invalid', 'Select/ReadOnly', 'MultiSelect', 'ComboBox', 'TreeSelect', 'Cascader', 'RegionPicker', 'DatePicker/Picked', 'DatePicker/Invalid', 'DateTimePicker', 'DateRangePicker', 'MonthPicker', 'TimeField', 'ColourPicker', 'IconPicker', 'Calendar/Month', 'TransferList'],
  feedback: ['Alert', 'Progress', 'TaskTray', 'Empty', 'ErrorState', 'Skeleton', 'Watermark/OverACard'],
  data: ['Text/Sizes', 'Text/Tones', 'Card/Titled', 'Tag/Tones', 'Badge/Capped', 'Avatar/Letters', 'StatCard/Moved', 'Timeline/Course', 'QrCode', 'Masked', 'Divider/Labelled', 'HtmlView/Notice', 'Descriptions/TwoColumns', 'Pagination/ManyPages', 'DataTable/Everything'],
  shell: ['TopBar/ByKeyboard', 'TagBar/ByPointer', 'Breadcrumb/Deep', 'SideBar/PanelOpen', 'SideBar/Narrow', 'NoticePanel/ByKeyboard', 'LanguageSwitch/Several', 'ThemePicker/ByKeyboard', 'ErrorLogPanel/ByKeyboard', 'LoginPanel/WithSocial', 'LicencePage/Online', 'ErrorPage/Missing'],
  charts: ['LineChart', 'AreaChart/Stacked', 'BarChart/Grouped', 'PieChart/Parts', 'DonutChart/Parts', 'RadarChart/Two', 'GaugeChart/Good', 'RankChart/Ranked', 'HeatGrid/Week', 'FunnelChart/Stages', 'Sparkline/Static'],
} as const satisfies Record<string, readonly string[]>;

/** Components that need the whole width of a sheet. */
export const wide: ReadonlySet<string> = new Set(['DataTable', 'Descriptions', 'TagBar', 'TopBar', 'Pagination', 'LoginPanel', 'LicencePage', 'ErrorPage', 'TransferList', 'ErrorLogPanel']);

/** Components that need more height than others. */
export const tall: ReadonlySet<string> = new Set(['LoginPanel', 'LicencePage', 'ErrorPage', 'PieChart', 'DonutChart', 'Calendar']);
