import type { Transport } from '../bind.ts';
import { type Call, post } from '../call.ts';
import type { Id } from '../field.ts';

/** Gives a follower tags, names joined by commas, in the place of those before; our own server alone answers it. */
export const tagCall: Call<{ id: Id; tags: string }, boolean> = post('tag', 'body', {
  access: { permission: 'edit' },
});

/** Has WeChat take over tags and blacklist of a follower once more, where it did not take them. */
export const syncCall: Call<{ id: Id }, boolean> = post('sync', 'body', { access: { permission: 'edit' } });

/** The calls of followers, bound to a transport. */
export const tagging = (transport: Transport) => ({
  tag: async (id: Id, tags: string) =>
    (await transport.send(`cms/wechatuser/${tagCall.path}`, tagCall, { id, tags })) as boolean,
  sync: async (id: Id) => (await transport.send(`cms/wechatuser/${syncCall.path}`, syncCall, { id })) as boolean,
});
