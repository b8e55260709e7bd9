import type { States } from '../resource.ts';

/** What is in use or not, by its field `isEnabled`; without `roles` whoever may change the record switches it. */
export const switchStates = (roles?: readonly string[]) =>
  ({
    field: 'isEnabled',
    initial: '1',
    moves: [
      { from: '1', to: '0', call: 'submit', label: '停用', ...(roles && { roles }) },
      { from: '0', to: '1', call: 'submit', label: '启用', ...(roles && { roles }) },
    ],
  }) as const satisfies States;
