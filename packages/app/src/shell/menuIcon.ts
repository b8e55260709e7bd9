import { Activity, Bell, Building2, ChartColumn, ClipboardList, Database, FileText, Folder, Grid3x3, House, type LucideIcon, MapPin, Network, Route, School, Settings, Shield, Tags, Users } from 'lucide-react';

const icons: ReadonlyMap<string, LucideIcon> = new Map(Object.entries({
  activity: Activity, auth: Shield, authority: Shield, base: Settings, bell: Bell, building: Building2, campus: School, chart: ChartColumn, clipboard: ClipboardList,
  database: Database, dept: Network, desk: House, dict: Tags, flow: Network, grid: Grid3x3, home: House, house: Building2, list: ClipboardList, map: MapPin, monitor: Activity,
  notice: Bell, param: Settings, party: Users, person: Users, population: Users, post: Users, region: MapPin, report: ChartColumn, resource: Database, road: Route, role: Shield,
  route: Route, school: School, setting: Settings, shield: Shield, source: Database, system: Settings, tags: Tags, tool: Settings, tree: Network, user: Users, work: ClipboardList,
}));

/** The picture of an icon name of the wire, such as `iconfont iconicon_setting` or `map-pin`; a folder or a sheet where the name says nothing. */
export function menuIcon(name: string, isGroup: boolean): LucideIcon {
  const words = name.toLowerCase().replace(/^iconfont\s+/, '').replace(/^icon(?:icon)?[-_]/, '').split(/[^a-z]+/);
  const known = words.flatMap((word) => icons.get(word) ?? icons.get(word.replace(/s$/, '')) ?? [])[0];
  return known ?? (isGroup ? Folder : FileText);
}
