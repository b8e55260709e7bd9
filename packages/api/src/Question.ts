/** A condition on a field: text, a number or a day as text, a boolean of a switch, several values. */
export interface Condition {
  field: string;
  operator: string;
  value: string | boolean | readonly string[];
}

/** The field by which rows are ordered, and the direction. */
export interface Order {
  id: string;
  desc: boolean;
}

/**
 * A question of a list as data: conditions of its search panel, which all hold, those of its one search box, of which
 * one holds, and those of its advanced filter.
 */
export interface Question {
  /** From 1. */
  page: number;
  size: number;
  sort: readonly Order[];
  search: readonly Condition[];
  any?: readonly Condition[];
  where?: { join: 'and' | 'or'; conditions: readonly Condition[] };
}

/** A value of a condition as text. */
export const wordOf = (value: Condition['value']): string =>
  typeof value === 'string' ? value : typeof value === 'boolean' ? String(Number(value)) : value.join(',');
