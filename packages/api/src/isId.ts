/** True for the decimal text of a 64-bit id. */
export const isId = (text: string): boolean => /^\d{1,19}$/.test(text) && BigInt(text) <= 9_223_372_036_854_775_807n;
