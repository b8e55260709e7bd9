import { type Call, post } from './call.ts';
import type { Id } from './field.ts';

/** Reminds those who have not read a sent message, or not confirmed one that asks for it; stands below the messages. */
export const remindCall: Call<{ id: Id }, { reminded: number }> = post('remind', 'body', {
  access: { permission: 'edit' },
});
