import type { SendOptions, Transport } from './bind.ts';
import { type Call, post } from './call.ts';
import type { Resource } from './resource.ts';

/** How rows leave a register. */
export const exportWays = ['xlsx', 'csv', 'print'] as const;

/** What is taken out of a register: told before the file is written. */
export interface ExportNote {
  way: (typeof exportWays)[number];
  /** How many rows. */
  rows: number;
  /** Names of the fields, joined by commas. */
  columns: string;
  /** Why; '' where nobody said. */
  reason: string;
}

/** The call that notes what is taken out; every register that can be listed has it below its path. */
export const exportNoteCall: Call<ExportNote, { number: string }> = post('note-export', 'body', { access: 'view' });

/** Notes what is taken out of a register on our own server, which gives the number of the entry. */
export const noteExport = async (
  definition: Pick<Resource, 'path'>,
  transport: Transport,
  note: ExportNote,
  options?: SendOptions,
): Promise<{ number: string }> =>
  (await transport.send(`${definition.path}/${exportNoteCall.path}`, exportNoteCall, note, options)) as {
    number: string;
  };
