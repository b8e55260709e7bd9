import type { Transport } from './bind.ts';
import { type Call, get } from './call.ts';
import type { Id } from './field.ts';

/** Somebody to whom a notice or a message is addressed. */
export interface Reader {
  id: Id;
  name: string;
  deptName: string;
  /** When they read it, `yyyy-MM-dd HH:mm`; '' for not yet. */
  time: string;
  /** When they confirmed it, `yyyy-MM-dd HH:mm`; '' for not yet. */
  replyTime: string;
  /** What they wrote as they confirmed it. */
  reply: string;
}

/** Who has read a notice or a message; at most 2,000 people are named. */
export interface Readers {
  total: number;
  read: number;
  /** How many have confirmed it; null where nobody is asked to. */
  replied: number | null;
  people: readonly Reader[];
}

/** Who has read and confirmed, those who have not first; stands below the notices and below the messages. */
export const readersCall: Call<{ id: Id }, Readers> = get('readers', {
  access: { permission: 'edit' },
  blank: {
    total: 0,
    read: 0,
    replied: (value: unknown) => (typeof value === 'number' ? value : null),
    people: [{ id: '', name: '', deptName: '', time: '', replyTime: '', reply: '' }],
  },
});

/** Asks who has read a record of a register: a notice or a message. */
export const readersOf = async (transport: Transport, path: string, id: Id): Promise<Readers> =>
  (await transport.send(`${path}/${readersCall.path}`, readersCall, { id })) as Readers;
