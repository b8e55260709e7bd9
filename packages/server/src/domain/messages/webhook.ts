import type { Environment } from '../../call/Environment.ts';
import { StartError } from '../../errors/StartError.ts';

/** A message as it waits in the outbox. */
export interface Waiting {
  id: string;
  tenant: string;
  channel: string;
  receiver: string;
  content: unknown;
  setting: string;
}

/** Carries a message out of the product; throws with the reason when it was not taken. */
export type Carrier = (message: Waiting) => Promise<void>;

/** Longest time that the other side may take, in milliseconds. */
const PATIENCE = 10_000;

/**
 * A carrier that posts each message as JSON to an address; its id is the key by which the other side knows a
 * repetition.
 */
export const webhook =
  (address: URL, token: string, patience = PATIENCE): Carrier =>
  async ({ id, tenant, channel, receiver, content, setting }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id, tenantId: tenant, channel, receiver, content, setting }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the message gateway answered ${response.status}`);
  };

/**
 * The carrier that the environment names (MESSAGE_WEBHOOK_URL, MESSAGE_WEBHOOK_TOKEN); null without one. Throws a
 * `StartError` for an address that is none.
 */
export function carrierOf(env: Environment): Carrier | null {
  const text = env.MESSAGE_WEBHOOK_URL ?? '';
  if (text === '') return null;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new StartError(
      `MESSAGE_WEBHOOK_URL is "${text}", which is no web address; give one such as ` +
        'https://sms.example.org/send, or leave it out to keep messages here.',
    );
  return webhook(address, env.MESSAGE_WEBHOOK_TOKEN ?? '');
}
