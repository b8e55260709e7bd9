interface Activity {
  id: string;
  parent?: { id?: string };
}

/**
 * Ids of the nodes in each sub-process of a parsed process, however deep, by its id; the process itself is among them.
 */
export function nodesInside(parsed: string): ReadonlyMap<string, readonly string[]> {
  const { activities } = JSON.parse(parsed) as { activities: readonly Activity[] };
  const parentOf = new Map(activities.map(({ id, parent }) => [id, parent?.id]));
  const inside = new Map<string, string[]>();
  for (const { id } of activities)
    for (let up = parentOf.get(id); up !== undefined; up = parentOf.get(up))
      inside.set(up, [...(inside.get(up) ?? []), id]);
  return inside;
}
