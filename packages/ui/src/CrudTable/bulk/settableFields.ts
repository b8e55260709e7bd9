import type { KindFamily } from '../../kinds/KindLooks.ts';
import { looksOf } from '../../kinds/looksOf.ts';
import type { CrudField } from '../CrudField.ts';

const FAMILIES: ReadonlySet<KindFamily> = new Set([
  'text',
  'longtext',
  'number',
  'switch',
  'moment',
  'choice',
  'reference',
]);
const IN_CELLS: ReadonlySet<KindFamily> = new Set(['text', 'number', 'switch', 'moment', 'choice']);

/**
 * Whether one value can be given to many records, and taken back: not what differs from record to record, is covered,
 * or changes in ways of its own.
 */
export const isSettable = (field: CrudField): boolean =>
  FAMILIES.has(looksOf(field).family) &&
  (looksOf(field).family !== 'longtext' || looksOf(field).input === 'lines') &&
  field.readonly !== true &&
  field.isState !== true &&
  field.secret !== true &&
  field.unique !== true &&
  field.sensitive === undefined &&
  field.showIf === undefined &&
  field.within === undefined;

/** Whether a value can be typed in its cell, which is one line without a second below it. */
export const isTypedInCell = (field: CrudField, title: string | undefined): boolean =>
  isSettable(field) &&
  IN_CELLS.has(looksOf(field).family) &&
  looksOf(field).many !== true &&
  (looksOf(field).family !== 'moment' || looksOf(field).input === 'day') &&
  field.input === undefined &&
  field.due === undefined &&
  field.name !== title;
