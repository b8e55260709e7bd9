/** A unit of an organisation, with those under it. */
export interface OrgUnit {
  /** Id, unique in the chart. */
  id: string;
  /** What the unit is called. */
  title: string;
  /** A second line, such as who leads it; none by default. */
  note?: string;
  /** How many people belong to it; none by default. */
  count?: number;
  /** The units under it, in order; none by default. */
  children?: readonly OrgUnit[];
}
