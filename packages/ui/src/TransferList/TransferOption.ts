import type { Option } from '../Field/Option.ts';

/** One thing that can be moved; a disabled one stays in its list. */
export type TransferOption = Omit<Option, 'tone'>;
