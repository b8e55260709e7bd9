import type { Transport } from './bind.ts';
import { type Call, post } from './call.ts';
import type { Id } from './field.ts';

/** Keys of the dictionary `banner_tone` with which a notice stands at the top of every page. */
export const ON_TOP = ['1', '2', '3', '4'];

/** Sends a message to those who have not read a notice that is out. */
export const remindReadersCall: Call<{ id: Id }, { reminded: number }> = post('remind', 'body', {
  access: { permission: 'edit' },
});

/** The calls of notices that only our own server answers. */
export const noticeCalls = (transport: Transport) => ({
  remind: async (id: Id): Promise<{ reminded: number }> =>
    (await transport.send(`blade-desk/notice/${remindReadersCall.path}`, remindReadersCall, { id })) as {
      reminded: number;
    },
});
