import { sm2 as cipher } from 'sm-crypto-v2';

/** A text encrypted by SM2 for a public key in hex (C1C2C3), the form in which servers of dialect B take passwords. */
export const sm2 = (text: string, publicKey: string): string => cipher.doEncrypt(text, publicKey, 0);
