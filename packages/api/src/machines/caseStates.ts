import type { States } from '../resource.ts';

/** A criminal case: reported, filed, solved, closed, withdrawn. */
export const caseStates = {
  field: 'caseStatus',
  initial: '1',
  moves: [
    { from: '1', to: '2', call: 'submit', label: '立案侦办' },
    { from: '2', to: '3', call: 'submit', label: '破案' },
    { from: '2', to: '5', call: 'submit', label: '撤案' },
    { from: '3', to: '4', call: 'submit', label: '结案' },
    { from: '1', to: '5', call: 'submit', label: '撤案' },
  ],
} as const satisfies States;
