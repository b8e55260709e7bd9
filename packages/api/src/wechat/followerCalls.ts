import type { Transport } from '../bind.ts';
import { type Call, post } from '../call.ts';
import type { Id } from '../field.ts';

/** Gives a follower tags, names joined by commas, in the place of those before; our own server alone answers it. */
export const tagCall: Call<{ id: Id; tags: string }, boolean> = post('tag', 'body', {
  access: { permission: 'edit' },
});

/** The calls of followers, bound to a transport. */
export const tagging = (transport: Transport) => ({
  tag: async (id: Id, tags: string) =>
    (await transport.send(`cms/wechatuser/${tagCall.path}`, tagCall, { id, tags })) as boolean,
});
