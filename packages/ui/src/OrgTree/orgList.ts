import type { TreeData } from '../Tree/TreeItem.ts';
import type { OrgUnit } from './OrgUnit.ts';

/** The units of a chart as the nodes of a list: `noted` puts the second line after the name. */
export function orgList(
  units: readonly OrgUnit[],
  noted: (title: string, note: string) => string,
): readonly TreeData[] {
  return units.map(({ id, title, note, count, children }) => ({
    id,
    title: note === undefined ? title : noted(title, note),
    ...(count !== undefined && { count }),
    ...(children !== undefined && { children: orgList(children, noted) }),
  }));
}
