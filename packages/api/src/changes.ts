import type { SendOptions, Transport } from './bind.ts';
import { type Call, type Page, blankPage, get } from './call.ts';
import type { Id } from './field.ts';
import type { Resource } from './resource.ts';

/** Which changes are asked for: those of a record, a page of them. */
export interface ChangesQuestion {
  id: Id;
  current: number;
  /** At most 50. */
  size: number;
}

/** A value of a field before and after, masked as in the record; undefined where there was none yet. */
export interface FieldChange {
  /** Name of the field. */
  field: string;
  before?: unknown;
  after?: unknown;
  /** What the values are called, where they point to other records. */
  beforeName?: string;
  afterName?: string;
}

/** One thing that was done to a record. */
export interface RecordChange {
  id: Id;
  /** `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  /** `insert`, `update`, `remove`, `restore`, else the call that did it. */
  action: string;
  /** Name of who did it; '' for the server itself. */
  userName: string;
  changes: readonly FieldChange[];
}

/**
 * The call that says what was done to a record, the newest first; every register that is written by the engine has it
 * below its path. Only our own server answers it.
 */
export const changesCall: Call<ChangesQuestion, Page<RecordChange>> = get('changes', {
  blank: blankPage({ id: '', time: '', action: '', userName: '', changes: [{ field: '' }] }),
});

/** True for registers with a right to look at their rows, whose changes the server keeps and nothing else shows. */
export const hasChangeHistory = ({ calls, history }: Pick<Resource, 'calls' | 'history'>): boolean => {
  const plain = Object.values(calls).filter((call) => 'plain' in call);
  return (
    history === undefined &&
    plain.some((call) => call.plain === 'submit' || call.plain === 'remove') &&
    plain.some((call) => call.access === 'view' && ['page', 'list', 'detail'].includes(call.plain))
  );
};

/**
 * Asks what was done to a record; refused with 403 for people who may not read the register, with 400 for records they
 * may not see.
 */
export async function changes(
  definition: Pick<Resource, 'path'>,
  transport: Transport,
  question: ChangesQuestion,
  options?: SendOptions,
): Promise<Page<RecordChange>> {
  return (await transport.send(
    `${definition.path}/${changesCall.path}`,
    changesCall,
    question,
    options,
  )) as Page<RecordChange>;
}
