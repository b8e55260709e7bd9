import {
  Activity, BadgeCheck, Bell, BookText, Building2, CarFront, ChartColumn, ClipboardList, Database, FileText, Folder, Grid3x3, HeartHandshake, House, KeyRound,
  LayoutDashboard, ListChecks, type LucideIcon, Map as MapIcon, MapPin, Menu, MessageSquare, Monitor, Network, Newspaper, Route, School, Settings, Shield,
  SquareUser, Tags, TriangleAlert, UserCog, Users, Workflow, Wrench,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon | undefined>> = {
  activity: Activity, alert: TriangleAlert, auth: Shield, authority: Shield, base: Settings, bell: Bell, book: BookText, building: Building2, campus: School,
  car: CarFront, chart: ChartColumn, clipboard: ClipboardList, client: Monitor, code: Wrench, data: Database, datascope: Database, dept: Network, desk: LayoutDashboard,
  dict: Tags, event: ListChecks, flow: Workflow, grid: Grid3x3, home: House, house: House, icon: BadgeCheck, key: KeyRound, list: ClipboardList, log: FileText, map: MapIcon,
  menu: Menu, message: MessageSquare, monitor: Monitor, news: Newspaper, notice: Bell, param: Settings, party: BadgeCheck, person: SquareUser, population: Users,
  post: SquareUser, region: MapPin, report: ChartColumn, resource: Database, road: Route, roadinfo: Route, role: UserCog, route: Route, school: School, service: HeartHandshake,
  setting: Settings, shield: Shield, source: Database, system: Settings, tool: Wrench, topmenu: Menu, tree: Network, user: Users, volunteer: HeartHandshake, work: ClipboardList,
};

/** The picture of an icon name of the wire, such as `iconfont iconicon_setting` or `map-pin`; a folder or a sheet where the name says nothing. */
export function menuIcon(name: string, isGroup: boolean): LucideIcon {
  const words = name.toLowerCase().replace(/^iconfont\s+/, '').replace(/^icon(?:icon)?[-_]/, '').split(/[^a-z]+/);
  const known = [words.join(''), ...words].find((word) => word in icons);
  return (known === undefined ? undefined : icons[known]) ?? (isGroup ? Folder : FileText);
}
