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
import { formFields } from '../../../records/translate.ts';
import { toast } from '@lattice/ui/Toast';
import { t } from '@lingui/core/macro';

/** The texts of a move. */
export interface MoveWords {
  say: Translate;
  /** Its name as an action. */
  action: string;
  /** The word for a value of its field. */
  wordOf: (value: string) => string;
}

interface Detail {
  detail?: (id: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** The state that a record has after a move: what the answer says, else the record itself, else what was asked for. */
async function stateAfter(definition: Resource, { field, to }: Target, id: string, answer: unknown): Promise<string> {
  const told: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;
  if (told !== undefined) return String(told);
  const { detail } = definition.calls;
  if (detail === undefined || !('plain' in detail)) return to;
  const record = await (client(definition) as Detail).detail?.(id).catch(() => undefined);
  return String(record?.[field] ?? to);
}

/** Tells of a record that was moved how it stands now, also where the server led it on. */
async function announceMove(
  definition: Resource,
  target: Target,
  row: CrudRow,
  answer: unknown,
  { say, action, wordOf }: MoveWords,
): Promise<void> {
  const state = await stateAfter(definition, target, row.id, answer);
  const title = definition.title ?? 'id';
  const [kind, name, word] = [say(definition.label), String(row[`${title}Name`] ?? row[title] ?? ''), wordOf(state)];
  toast.success(
    state === target.to
      ? t`已完成“${action}”：${kind}“${name}”现在是“${word}”`
      : t`已完成“${action}”：系统把${kind}“${name}”继续转到了“${word}”`,
  );
}

/** Tells how many records were moved. */
const announceMoves = (count: number, { action }: Pick<MoveWords, 'action'>): string =>
  toast.success(t`已完成“${action}”：共 ${count} 条`);

type Calls = Record<string, ((input: Readonly<Record<string, unknown>>) => Promise<unknown>) | undefined>;

/** What a move of some records asks for, as a form in the language shown. */
export function moveForm(prompt: Prompt, rows: readonly CrudRow[], say: Translate): ActionForm {
  const fields = moveFields(prompt, rows);
  const check = formValidator({ fields }, say);
  return {
    fields: formFields(fields, say),
    values: initialMoveValues(prompt, rows),
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
