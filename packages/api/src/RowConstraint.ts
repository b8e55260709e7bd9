/**
 * What must hold among the rows of a register whose fields `within` are equal; the server judges it where it stores a
 * row, one write after the other. `increasing`: a number is greater than those of rows made before, and smaller than
 * those made after. `single`: a switch is on for one row at most. `distinct`: no two rows have the same value; a row
 * without one, or without all of `within`, is not judged,
 * and in a tree `only` names the rows that are.
 * `disjoint`: no number from `from` up to, but without, `to` is
 * in two rows. A write that leaves numbers between two rows without one is told of, and refused while the row that
 * `whole.through` names has the state `whole.is`.
 */
export type RowConstraint =
  | { kind: 'increasing' | 'single'; field: string; within: readonly string[] }
  | { kind: 'distinct'; field: string; within: readonly string[]; only?: 'root' | 'below' }
  | {
      kind: 'disjoint';
      from: string;
      to: string;
      within: readonly string[];
      whole: { through: string; field: string; is: string };
    };
