/** A dimension of a scale: its items, and the bands of its points from normal to severe. */
export interface Factor {
  code: string;
  name: string;
  items: readonly number[];
  isTotal: boolean;
  /** Key of `factor_score_mode`; by default a total is the sum of its items, another their mean. */
  mode?: string;
  /** By what the sum is multiplied; default 1. Its whole part counts then. */
  coefficient?: number;
  /** From how many points on it is positive. */
  positive: number;
  /** What its points mean, from low to high. */
  bands: readonly Band[];
}

/** A range of points of a dimension. */
export interface Band {
  from: number;
  to: number;
  /** Key of `psy_result_level`. */
  level: number;
  title: string;
}

/** A psychological scale: public structure and scoring, items in this project's own words. */
export interface Scale {
  n: number;
  code: string;
  name: string;
  intro: string;
  items: readonly string[];
  /** Number of the item that calls for help at once, 0 for none, and from how many points on. */
  risk: number;
  riskScore: number;
  options: readonly { key: string; text: string; score: number }[];
  /** The time to which the answers refer. */
  period: string;
  copyright: string;
  factors: readonly Factor[];
  /** Numbers of the items that are scored the other way round; none by default. */
  reverse?: readonly number[];
  /** It cannot be published yet: what is asked has no words. */
  isDraft?: true;
}
