import type { Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import type { Id } from './field.ts';

/** Keys of the dictionary `banner_tone` with which a notice stands at the top of every page. */
export const ON_TOP = ['1', '2', '3', '4'];

/** Somebody to whom a notice is addressed. */
export interface NoticeReader {
  id: Id;
  name: string;
  deptName: string;
  /** When they read it, `yyyy-MM-dd HH:mm`; '' for not yet. */
  time: string;
}

/** Who has read a notice; at most 2,000 people are named. */
export interface NoticeReaders {
  total: number;
  read: number;
  people: readonly NoticeReader[];
}

/** Who has read a notice, those who have not first; stands below the notices. */
export const readersCall: Call<{ id: Id }, NoticeReaders> = get('readers', {
  access: { permission: 'edit' },
  blank: { total: 0, read: 0, people: [{ id: '', name: '', deptName: '', time: '' }] },
});

/** Sends a message to those who have not read a notice that is out. */
export const remindReadersCall: Call<{ id: Id }, { reminded: number }> = post('remind', 'body', {
  access: { permission: 'edit' },
});

/** The calls of notices that only our own server answers. */
export const noticeCalls = (transport: Transport) => ({
  readers: async (id: Id): Promise<NoticeReaders> =>
    (await transport.send(`blade-desk/notice/${readersCall.path}`, readersCall, { id })) as NoticeReaders,
  remind: async (id: Id): Promise<{ reminded: number }> =>
    (await transport.send(`blade-desk/notice/${remindReadersCall.path}`, remindReadersCall, { id })) as {
      reminded: number;
    },
});
