import { scryptAsync } from '@noble/hashes/scrypt.js';

/** Cost of a scrypt hash: `2^ln` blocks of `r`, `p` times. */
export interface Cost {
  ln: number;
  r: number;
  p: number;
}

const LENGTH = 32;
const native = globalThis.process?.getBuiltinModule?.('node:crypto');

const natively = (crypto: NonNullable<typeof native>, password: string, salt: Uint8Array, { ln, r, p }: Cost) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const maxmem = 256 * 2 ** ln * r;
    crypto.scrypt(password, salt, LENGTH, { N: 2 ** ln, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });

const most = Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 2);
const waiting: (() => void)[] = [];
let busy = 0;

/** Hashes with scrypt to 32 bytes, off the event loop where Node is, with no more at a time than there are cores. */
export async function scrypt(password: string, salt: Uint8Array, cost: Cost): Promise<Uint8Array> {
  if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await (native
      ? natively(native, password, salt, cost)
      : scryptAsync(password, salt, {
          N: 2 ** cost.ln,
          r: cost.r,
          p: cost.p,
          dkLen: LENGTH,
          maxmem: 256 * 2 ** cost.ln * cost.r,
        }));
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
