import type { PlainKind } from '@lattice/api/call';
import type { DeclaredCall } from './declaredCalls.ts';

/** What the calls that every register may have take and give; `Row` is the row of the register. */
export const plainTypes: Readonly<Record<PlainKind, DeclaredCall>> = {
  page: { input: 'PageQuery', output: 'Page<Row>', about: 'One page of rows.' },
  list: { input: 'filters', output: 'Row[]', about: 'All rows.' },
  detail: { input: 'id', output: 'Row', about: 'One row.' },
  submit: {
    input: 'Draft<Row>',
    output: '{ id } | boolean',
    about: 'Adds a row, or changes that of the `id`.',
  },
  remove: { input: 'ids', output: 'boolean', about: 'Removes the rows of the ids.' },
  restore: {
    input: 'ids',
    output: 'boolean',
    about: 'Brings back what the same person removed within ten minutes.',
  },
  startFlow: {
    input: 'Draft<Row>',
    output: '{ id, processInstanceId }',
    about: 'Starts the process that decides on a record.',
  },
  tree: { input: 'filters', output: 'TreeNode[]', about: 'All rows as a tree.' },
  lazyTree: { input: 'parentId', output: 'TreeNode[]', about: 'The nodes below one.' },
  rowTree: { input: 'filters', output: 'Row[] with children', about: 'The rows below one.' },
};
