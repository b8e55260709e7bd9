/** What our own server does beyond a BladeX server: `where` (conditions joined by and/or), `inGridSubtree` (the filter `<reference>_below`: a node and all under it), `fields` (rows of a list with some of their fields alone), `restore` (removals undone), `reveal` (a masked value in the clear, on record), `visible` (a masked value found by its whole or by what its mask shows), `changes` (what was done to a record), `flow` (tasks returned, withdrawn, delegated, countersigned, urged), `household` (house, people, links and registers saved together), `switch` (a session works as one of the person's departments and roles). */
export const abilities = [
  'where',
  'below',
  'fields',
  'restore',
  'reveal',
  'visible',
  'changes',
  'flow',
  'household',
  'switch',
] as const;

/** One thing that a server may do beyond the wire of BladeX. */
export type Ability = (typeof abilities)[number];

/** The abilities that a token reply announces; none where it says nothing, as BladeX servers do. */
export const abilitiesIn = (said: unknown): readonly Ability[] =>
  Array.isArray(said) ? abilities.filter((one) => said.includes(one)) : [];
