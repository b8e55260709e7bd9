import {
  Activity,
  Bell,
  Building2,
  CalendarDays,
  Camera,
  Car,
  ChartColumn,
  CircleAlert,
  ClipboardList,
  Database,
  FileText,
  Flag,
  Folder,
  Grid3x3,
  HeartHandshake,
  House,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Network,
  Route,
  School,
  Settings,
  Shield,
  Tags,
  TriangleAlert,
  Users,
  Workflow,
  Wrench,
} from 'lucide-react';

/** The pictures by their names. */
const pictures: Readonly<Record<string, LucideIcon>> = {
  activity: Activity,
  auth: Shield,
  authority: Shield,
  base: Settings,
  bell: Bell,
  building: Building2,
  calendar: CalendarDays,
  camera: Camera,
  campus: School,
  car: Car,
  chart: ChartColumn,
  clipboard: ClipboardList,
  database: Database,
  dept: Network,
  desk: House,
  dict: Tags,
  event: TriangleAlert,
  file: FileText,
  flag: Flag,
  flow: Workflow,
  folder: Folder,
  grid: Grid3x3,
  home: House,
  house: Building2,
  list: ClipboardList,
  log: FileText,
  map: MapPin,
  message: MessageSquare,
  monitor: Activity,
  notice: Bell,
  param: Settings,
  party: Flag,
  person: Users,
  population: Users,
  post: Users,
  region: MapPin,
  report: ChartColumn,
  resource: Database,
  road: Route,
  role: Shield,
  route: Route,
  safety: Shield,
  school: School,
  service: HeartHandshake,
  setting: Settings,
  shield: Shield,
  source: Database,
  system: Settings,
  tags: Tags,
  tool: Wrench,
  tree: Network,
  user: Users,
  vehicle: Car,
  video: Camera,
  volunteer: HeartHandshake,
  warning: CircleAlert,
  work: ClipboardList,
};

const icons: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(pictures));

/** The names of all pictures, such as `setting`, in alphabetical order. */
export const iconNames: readonly string[] = [...icons.keys()];

/**
 * The picture of a name, such as `setting` or `map-pin`, by the first of its words that names one; a folder or a sheet
 * where none does.
 */
export function namedIcon(name: string, isGroup = false): LucideIcon {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const known = words.flatMap((word) => icons.get(word) ?? icons.get(word.replace(/s$/, '')) ?? [])[0];
  return known ?? (isGroup ? Folder : FileText);
}
