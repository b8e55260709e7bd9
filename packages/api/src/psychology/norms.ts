/** Mean and deviation of a factor among people of a sex and an age; null where any is meant. */
export interface Norm {
  sex: string | null;
  ageMin: number | null;
  ageMax: number | null;
  normMean: number;
  normSd: number | null;
}

/** How closely a norm describes people: one of their age group says more than one of their sex. */
const closeness = ({ sex, ageMin, ageMax }: Norm): number =>
  (ageMin !== null || ageMax !== null ? 2 : 0) + (sex === null ? 0 : 1);

/** The norm that describes a person most closely; undefined where none does. */
export function normFor<N extends Norm>(
  norms: readonly N[],
  { sex, age }: { sex: string | null; age: number | null },
): N | undefined {
  return norms
    .filter(
      (norm) =>
        (norm.sex === null || norm.sex === sex) &&
        (norm.ageMin === null || (age !== null && age >= norm.ageMin)) &&
        (norm.ageMax === null || (age !== null && age <= norm.ageMax)),
    )
    .sort((one, other) => closeness(other) - closeness(one))[0];
}
