import { secretKey } from './secretKey.ts';

/** A phone number as it travels to this server: encrypted where passwords are, else plain. */
export async function encodePhone(phone: string): Promise<string> {
  const key = await secretKey();
  return key === null ? phone : (await import('./sm2.ts')).sm2(phone, key);
}
