import { APPLICANTS, type Prompt, type Move, type Resource, statesOf } from './resource.ts';

/**
 * Columns of every row that a list reads whatever it shows: the id, and the version that a changed row is sent back
 * with.
 */
const ALWAYS = ['id', 'rev'];

/** Fields that decide whether a person may make a move. */
const decidedBy = (
  { roles = [], holder, approval, when = {}, since }: Pick<Move, 'roles' | 'holder' | 'approval' | 'when' | 'since'>,
  applicants: readonly string[],
): string[] => [
  ...(roles.includes('creator') ? ['createUser'] : []),
  ...(holder === undefined ? [] : [holder.user, ...(holder.dept === undefined ? [] : [holder.dept])]),
  ...(approval === true ? applicants : []),
  ...Object.keys(when),
  ...(since === undefined ? [] : [since]),
];

/**
 * Fields of the record that the form before a move reads: its own values, and those that decide which of its fields are
 * shown.
 */
const readByForm = ({ fields, ofRecord, tells = [] }: Prompt): string[] => [
  ...tells,
  ...(ofRecord === true ? Object.keys(fields) : []),
  ...Object.values(fields).flatMap(({ showIf }) => (showIf === undefined ? [] : [showIf.field])),
];

/**
 * The fields that a list of a register has to ask for when it shows some of them as columns: besides those, what names
 * a row, what decides which moves and actions are offered with it, and what a move sends. The name of a referenced
 * record comes with the reference.
 */
export function listFields(definition: Resource, shown: readonly string[]): string[] {
  const { title, tree = false, ownEdits = false, applicants = APPLICANTS, barred = [], actionFields = [] } = definition;
  const names = [
    ...ALWAYS,
    ...(title === undefined ? [] : [title]),
    ...(tree ? ['parentId'] : []),
    ...(ownEdits ? applicants : []),
    ...shown,
    ...actionFields,
    ...(definition.begins ?? []).flatMap(({ while: { field }, roles, holder, takes = {} }) => [
      field,
      ...decidedBy({ ...(roles && { roles }), ...(holder && { holder }) }, []),
      ...Object.values(takes),
    ]),
    ...statesOf(definition).flatMap(({ field, moves, prompts = [], keys = {} }) => [
      field,
      ...moves.flatMap((move) => decidedBy(move, [...applicants, ...barred])),
      ...prompts.flatMap(readByForm).filter((name) => Object.hasOwn(definition.fields, name)),
      ...Object.values(keys).flatMap((parameters) => Object.values(parameters)),
    ]),
  ];
  return [...new Set(names)];
}
