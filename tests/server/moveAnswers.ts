import type { Target } from '@lattice/api/targetsOf';

/** What a move asks for, filled in: a department, and a row of each register by its path. */
export function moveAnswers(
  { prompt }: Target,
  deptId: string,
  idsOf: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const values = (to = ''): Readonly<Record<string, unknown>> => ({
    dept: deptId,
    text: '已核实',
    longtext: '已核实',
    date: '2027-01-04',
    datetime: '2027-01-04 08:30:00',
    ref: idsOf.get(to) ?? '',
    refs: idsOf.get(to) ?? '',
    integer: 5,
    number: 5,
    dict: '1',
    switch: '1',
  });
  return Object.fromEntries(
    Object.entries(prompt?.fields ?? {}).flatMap(([name, { kind, to }]) => {
      const value = values(to)[kind];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
