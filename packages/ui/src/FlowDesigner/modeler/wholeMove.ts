import type { DrawnElement, Geometry, Place } from './DrawnElement.ts';

/** What is read of an element that moves. */
export type Movable = Pick<DrawnElement, 'id' | 'x' | 'y' | 'width' | 'height' | 'waypoints'> & {
  source?: { id: string };
  target?: { id: string };
  labelTarget?: { id: string };
};

const moved = ({ x, y, width, height, waypoints }: Movable, by: Place): Geometry => ({
  x: x + by.x,
  y: y + by.y,
  width,
  height,
  ...(waypoints && { waypoints: waypoints.map((point) => ({ x: point.x + by.x, y: point.y + by.y })) }),
});

/**
 * Where elements go when those that the layout knows take their new places: notes, labels and what else it does not
 * know goes along with what it belongs to.
 */
export function wholeMove(
  elements: readonly Movable[],
  places: ReadonlyMap<string, Geometry>,
): ReadonlyMap<string, Geometry> {
  const known = new Map(elements.map((element) => [element.id, element]));
  const found = new Map<string, Geometry>();
  for (const { id, waypoints } of elements) {
    const place = places.get(id);
    if (place !== undefined && (place.waypoints === undefined) === (waypoints === undefined)) found.set(id, place);
  }
  const stepOf = (id: string): Place | null => {
    const [was, is] = [known.get(id), found.get(id)];
    return was === undefined || is === undefined || was.waypoints !== undefined
      ? null
      : { x: is.x - was.x, y: is.y - was.y };
  };
  const partners = ({ id, labelTarget }: Movable): string[] => [
    ...(labelTarget ? [labelTarget.id] : []),
    ...elements.flatMap(({ source, target }) =>
      source?.id === id ? [target?.id ?? ''] : target?.id === id ? [source?.id ?? ''] : [],
    ),
  ];
  const follow = (element: Movable, ids: readonly string[]) => {
    const step = ids.map(stepOf).find((one) => one !== null);
    if (step) found.set(element.id, moved(element, step));
  };
  const others = elements.filter(({ id }) => !found.has(id));
  for (const one of others) if (one.waypoints === undefined) follow(one, partners(one));
  for (const one of others) if (one.waypoints !== undefined) follow(one, [one.target?.id ?? '', one.source?.id ?? '']);
  return found;
}
