import { recordName } from '@lattice/api/recordName';
import type { Resource } from '@lattice/api/resource';
import type { Target } from '@lattice/api/targetsOf';
import type { Translate } from '@lattice/api/validate';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { t } from '@lingui/core/macro';
import { client } from '../../../session/client.ts';

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
  const newValue: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;
  if (newValue !== undefined) return String(newValue);
  const { detail } = definition.calls;
  if (detail === undefined || !('plain' in detail)) return to;
  const record = await (client(definition) as Detail).detail?.(id).catch(() => undefined);
  return String(record?.[field] ?? to);
}

/** Tells of a record that was moved how it stands now, also where the server led it on. */
export async function announceMove(
  definition: Resource,
  target: Target,
  row: CrudRow,
  answer: unknown,
  { say, action, wordOf }: MoveWords,
): Promise<void> {
  const state = await stateAfter(definition, target, row.id, answer);
  const title = definition.title ?? 'id';
  const [kind, name, word] = [
    say(recordName(definition)),
    String(row[`${title}Name`] ?? row[title] ?? ''),
    wordOf(state),
  ];
  toast.success(
    state === target.to
      ? t`已完成“${action}”：${kind}“${name}”现在是“${word}”`
      : t`已完成“${action}”：系统把${kind}“${name}”继续转到了“${word}”`,
  );
}

/** Tells how many records were moved. */
export const announceMoves = (count: number, { action }: Pick<MoveWords, 'action'>): string =>
  toast.success(t`已完成“${action}”：共 ${count} 条`);
