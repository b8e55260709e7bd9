import type { KindLooks } from '../KindLooks.ts';

/** Several records of a register. */
export const looks: KindLooks = { input: 'records', many: true, sorted: false, requested: false };
