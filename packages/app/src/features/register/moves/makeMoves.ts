import type { Fields } from '@lattice/api/field';
import { formValidator, issueSentences } from '@lattice/api/formValidator';
import { moveFields, moveInput, missingEither, initialMoveValues } from '@lattice/api/moveInput';
import type { Prompt, Resource } from '@lattice/api/resource';
import type { Target } from '@lattice/api/targetsOf';
import type { Translate } from '@lattice/api/validate';
import { wireValues } from '@lattice/api/wireValues';
import type { ActionFailure, ActionForm, ActionRun, CrudRow } from '@lattice/ui/CrudTable';
import { errorText } from '../../../base/errorText.ts';
import { queryClient } from '../../../session/queryClient.ts';
import { loadResource } from '../../../records/resources.ts';
import { client } from '../../../session/client.ts';
import { saveFailureOf } from '../../../records/saveFailureOf.ts';
import { type MoveWords, announceMoves, announceMove } from './announceMove.ts';
import { formFields } from '../../../records/translate.ts';

type Calls = Record<string, ((input: Readonly<Record<string, unknown>>) => Promise<unknown>) | undefined>;

/** What is told of one record above what its move asks for: fields that say something, to be read alone. */
const toldFields = ({ tells = [] }: Prompt, [row, ...others]: readonly CrudRow[], known: Fields): Fields =>
  Object.fromEntries(
    tells.flatMap((name) => {
      const field = known[name];
      const says = others.length === 0 && String(row?.[name] ?? '') !== '';
      return field !== undefined && says ? [[name, { ...field, readonly: true }]] : [];
    }),
  );

const valuesOf = (told: Fields, [row]: readonly CrudRow[]) =>
  Object.fromEntries(Object.keys(told).map((name) => [name, row?.[name]]));

/** What a move of some records asks for, as a form in the language shown. */
export function moveForm(prompt: Prompt, rows: readonly CrudRow[], say: Translate, known: Fields = {}): ActionForm {
  const fields = moveFields(prompt, rows);
  const told = toldFields(prompt, rows, known);
  const check = formValidator({ fields }, say);
  return {
    fields: [...formFields(told, say), ...formFields(fields, say)],
    values: { ...initialMoveValues(prompt, rows), ...valuesOf(told, rows) },
    validate: check,
    whole: (values) => issueSentences(missingEither(prompt, values), { fields }, say),
  };
}

/** The call of a move, of the register itself or of another one. */
async function callOf(definition: Resource, { elsewhere }: Target, name: string): Promise<Calls[string]> {
  const other = elsewhere?.[name];
  const calls = client(other === undefined ? definition : await loadResource(other.of)) as unknown as Calls;
  return calls[other?.call ?? name];
}

/**
 * Moves records one after the other by the calls of their register, and tells how they stand then; one alone rejects
 * with a `SaveFailure`, of several those that failed are reported.
 */
export async function makeMoves(
  definition: Resource,
  target: Target,
  rows: readonly CrudRow[],
  { report, signal, values }: ActionRun,
  words: MoveWords,
): Promise<void> {
  const failures: ActionFailure[] = [];
  const filled = wireValues(target.prompt?.fields ?? {}, values);
  for (const [done, row] of rows.entries()) {
    if (signal.aborted) break;
    const call = target.moves.find(({ from }) => from === String(row[target.field] ?? ''))?.call ?? 'submit';
    try {
      const answer = await (await callOf(definition, target, call))?.(moveInput(target, call, row, filled));
      if (rows.length === 1) void announceMove(definition, target, row, answer, words);
    } catch (error) {
      if (rows.length === 1)
        throw await saveFailureOf(error, { fields: { ...definition.fields, ...target.prompt?.fields } }, words.say);
      failures.push({ id: row.id, reason: errorText(error) });
    }
    report(done + 1, failures);
  }
  if (rows.length > 1 && failures.length === 0 && !signal.aborted) announceMoves(rows.length, words);
  await queryClient.invalidateQueries({ queryKey: ['rows', definition.path] });
}
