import type { KindLooks } from '../KindLooks.ts';

/** An amount of money. */
export const looks: KindLooks = { input: 'money', scale: 2, column: { kind: 'number', width: 130 } };
