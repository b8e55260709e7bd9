import type { States } from '../resource.ts';

/** A person on a register: managed, released, moved away, dead. */
export const personStates = {
  field: 'manageStatus',
  initial: '1',
  moves: [
    { from: '1', to: '2', call: 'submit', label: '解除列管' },
    { from: '1', to: '3', call: 'submit', label: '迁出' },
    { from: '1', to: '4', call: 'submit', label: '死亡注销' },
    { from: '2', to: '1', call: 'submit', label: '重新列管' },
    { from: '3', to: '1', call: 'submit', label: '迁回' },
  ],
} as const satisfies States;
