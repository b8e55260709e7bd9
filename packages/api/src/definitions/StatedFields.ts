import type { Field } from '../field.ts';

/** Values that a state machine names. */
type StateOf<S> = S extends { initial: infer I; moves: readonly (infer M)[] }
  ?
      | I
      | (M extends { from: infer A; to: infer B } ? A | B : never)
      | (S extends { others: readonly (infer O)[] } ? O : never)
  : never;

/** The fields of a definition, the state typed by the values that its machine names where it names them one by one. */
export type StatedFields<F, S> = S extends { field: infer K extends keyof F & string }
  ? string extends K | StateOf<S>
    ? F
    : {
        [N in keyof F]: N extends K
          ? F[N] extends Field<infer V>
            ? Field<V extends string ? StateOf<S> : V>
            : never
          : F[N];
      }
  : F;
