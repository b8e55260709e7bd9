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
  Map as MapSheet,
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
  Video,
  Workflow,
  Wrench,
} from 'lucide-react';

/** The pictures by the words of the wire's icon names, each picture under its first word. */
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
  region: MapSheet,
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
  video: Video,
  volunteer: HeartHandshake,
  warning: CircleAlert,
  work: ClipboardList,
};

const icons: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(pictures));

/** The icon names of the wire that have a picture of their own, such as `iconfont iconicon_setting`, in alphabetical order. */
export const wireIconNames: readonly string[] = [...icons.keys()].map((word) => `iconfont iconicon_${word}`);

/** The picture of an icon name of the wire, such as `iconfont iconicon_setting` or `map-pin`; a folder or a sheet where the name says nothing. */
export function wireIcon(name: string, isGroup = false): LucideIcon {
  const words = name
    .toLowerCase()
    .replace(/^iconfont\s+/, '')
    .replace(/^icon(?:icon)?[-_]/, '')
    .split(/[^a-z]+/);
  const known = words.flatMap((word) => icons.get(word) ?? icons.get(word.replace(/s$/, '')) ?? [])[0];
  return known ?? (isGroup ? Folder : FileText);
}
