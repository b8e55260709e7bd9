import { t } from '@lingui/core/macro';
import { gate, openGate } from '../gate.ts';
import { serverSettings } from '../serverSettings.ts';
import { dialect } from '../transport.ts';

/** The key of a BladeX 4 server (or SpringBlade since 4.1); with it SM2 is used whatever the dialect. */
const configured = serverSettings.publicKey;

/**
 * The key by which secrets are to travel; null where they travel as md5 or plain. Rejects when the server wants SM2 and
 * nobody knows its key.
 */
export async function secretKey(): Promise<string | null> {
  if (configured !== '') return configured;
  const isNeeded = dialect.password === 'sm2';
  if (isNeeded) await openGate();
  if (!isNeeded && gate.ways?.password !== 'sm2') return null;
  const key = gate.ways?.publicKey ?? '';
  if (key === '') throw new Error(t`此服务器要求以 SM2 加密密码，但没有给出公钥，请联系管理员。`);
  return key;
}
