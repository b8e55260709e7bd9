/** How much of the demo township is made: all of it, or about one percent for tests. */
export type Scale = 'town' | 'sample';

/** What the demo township is made for; one object a filling, so that what is drawn once is shared by all registers. */
export interface Town {
  scale: Scale;
  /** Last day of its records, `yyyy-MM-dd`. */
  today: string;
  /**
   * Moment of that day which no record of what happened passes, `yyyy-MM-dd HH:mm:ss` in China; six in the evening by
   * default.
   */
  now?: string;
  /** Ids of the entries of the side bar by their codes. */
  menus: ReadonlyMap<string, string>;
}

/** Last moment of the town's records, `yyyy-MM-dd HH:mm:ss` in China. */
export const nowOf = ({ today, now = `${today} 18:00:00` }: Town): string => now;

/** Makes a part of the town once for each town. */
export function perTown<T>(make: (town: Town) => T): (town: Town) => T {
  const made = new WeakMap<Town, { value: T }>();
  return (town) => {
    const known = made.get(town) ?? { value: make(town) };
    made.set(town, known);
    return known.value;
  };
}

/** A number for each scale. */
export type Count = Readonly<Record<Scale, number>>;

/** A moment of the town's past: the moment itself, or the moment in which the town is made where that is earlier. */
export const pastOf = (town: Town, moment: string): string => (moment < nowOf(town) ? moment : nowOf(town));
