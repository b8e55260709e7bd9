/** What people want to do, and the components for it; what is in no list is shown at the end. */
export const purposes: Readonly<Record<string, readonly string[]>> = {
  'Lay out a page': ['Page', 'Card', 'Stack', 'Grid', 'Divider', 'Text', 'Icon', 'LayoutSize'],
  'Let people act': ['Button', 'IconButton', 'Link', 'Menu', 'Flyout'],
  'Type text and numbers': ['TextField', 'TextArea', 'NumberField', 'MoneyField', 'PasswordField', 'SearchField', 'PhoneField', 'IdCardField', 'PlateField', 'JsonField', 'CaptchaField', 'RichText', 'KeyValueList'],
  'Choose from a list': ['Select', 'MultiSelect', 'ComboBox', 'TreeSelect', 'Cascader', 'RegionPicker', 'Radio', 'Checkbox', 'Switch', 'Slider', 'Rating', 'ColourPicker', 'IconPicker', 'TransferList'],
  'Enter a date or a time': ['DatePicker', 'DateTimePicker', 'DateRangePicker', 'MonthPicker', 'TimeField', 'Calendar'],
  'Add a file, a picture or a place': ['Upload', 'ImageUpload', 'AvatarUpload', 'Signature', 'MapPanel', 'PointField', 'GeometryField'],
  'Fill in a whole form': ['Form', 'Field'],
  'List and manage records': ['CrudTable', 'DataTable', 'RecordList', 'Pagination', 'ColumnSettings', 'ImportDialog', 'ExportDialog', 'PrintView'],
  'Show and edit hierarchies': ['Tree', 'TreeTable', 'TreeAndTable', 'OrgTree', 'DictTree'],
  'Draw, show and decide processes': ['FlowDesigner', 'FlowViewer', 'ApprovalForm'],
  'Show one record': ['Descriptions', 'RecordFacts', 'Tabs', 'Timeline', 'Masked', 'Tag', 'Badge', 'Avatar', 'StatCard', 'QrCode', 'HtmlView', 'Watermark'],
  'Say what is happening': ['Alert', 'Toast', 'ToastRegion', 'Progress', 'ProgressBar', 'TaskTray', 'Skeleton', 'Empty', 'ErrorState'],
  'Ask or explain on top of the page': ['Dialog', 'ConfirmDialog', 'Drawer', 'Popover', 'Tooltip'],
  'Frame the application': ['Frame', 'TopBar', 'SideBar', 'TagBar', 'Breadcrumb', 'MenuSearch', 'CommandPalette', 'NoticePanel', 'ErrorLogPanel', 'ThemePicker', 'LanguageSwitch', 'FullScreenButton', 'LockScreen', 'LoginPanel', 'ErrorPage', 'LicencePage', 'ShortcutHelp'],
  'Show numbers': ['Chart', 'LineChart', 'AreaChart', 'BarChart', 'PieChart', 'DonutChart', 'RadarChart', 'GaugeChart', 'RankChart', 'HeatGrid', 'Sparkline', 'FunnelChart'],
};
