import type { States } from '../resource.ts';

/** A device: off, on, faulty, scrapped. */
export const deviceStates = {
  field: 'status',
  initial: '1',
  moves: [
    { from: '1', to: '0', call: 'submit', label: '停用', roles: ['admin', 'dept'] },
    { from: '0', to: '1', call: 'submit', label: '启用', roles: ['admin', 'dept'] },
    { from: '1', to: '2', call: 'submit', label: '登记故障', roles: ['system', 'dept'] },
    { from: '2', to: '1', call: 'submit', label: '修复', roles: ['system', 'dept'] },
    { from: '0', to: '3', call: 'submit', label: '报废', roles: ['admin'] },
    { from: '2', to: '3', call: 'submit', label: '报废', roles: ['admin'] },
  ],
} as const satisfies States;
