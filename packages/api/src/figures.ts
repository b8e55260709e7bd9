import { hidesNothing } from './addsUp.ts';
import type { Transport } from './bind.ts';
import { type Call, post } from './call.ts';
import { kindOf } from './kinds/kindOf.ts';
import type { Resource } from './resource.ts';
import { groupedFields } from './totals.ts';

/** How a figure is made of the rows of a group. */
export const MEASURES = ['count', 'sum', 'average', 'least', 'most'] as const;

/** One figure: how many rows, or what is made of one of their numbers. */
export interface Measure {
  kind: (typeof MEASURES)[number];
  /** Field that holds the number; '' for a count. */
  field: string;
}

/** Spans of time by which moments are put together. */
export const STEPS = ['day', 'month', 'year'] as const;

/** Page of a report, by the id of its record or `new`. */
export const REPORT_PAGE = 'blade-report/design';

/** Most figures of a report. */
export const MOST_MEASURES = 4;

/** What a report of figures asks of a register. */
export interface FiguresQuestion {
  /** Path of the register. */
  register: string;
  /** Field whose values stand as rows; a moment with its step behind a slash, such as `reportTime/month`. */
  rowField: string;
  /** Field whose values stand as columns; '' for none. */
  columnField: string;
  /** Figures as one text, such as `count,sum:floorArea`. */
  measures: string;
  /** Conditions of a list as one text; '' for none. */
  filters: string;
}

/** A value of a row or column with its name; '' where records say nothing. */
export interface FigureHead {
  value: string;
  name: string;
}

/** The figures of one row and column by their places; -1 for all rows, or all columns. */
export interface FigureCell {
  row: number;
  column: number;
  /** In the order of the question, as they are written; '' for none. */
  values: readonly string[];
}

/** The answer: heads, and the figures of their cells and totals. */
export interface Figures {
  rows: readonly FigureHead[];
  columns: readonly FigureHead[];
  cells: readonly FigureCell[];
  /** Further rows or columns are left out. */
  isCut: boolean;
}

/** Figures of a register within what the person sees of it; stands below the reports. */
export const computeCall: Call<FiguresQuestion, Figures> = post('compute', 'body', {
  access: 'view',
  blank: {
    rows: [{ value: '', name: '' }],
    columns: [{ value: '', name: '' }],
    cells: [{ row: 0, column: 0, values: [''] }],
    isCut: false,
  },
});

/** Asks for figures. */
export const computeFigures = async (transport: Transport, question: FiguresQuestion): Promise<Figures> =>
  (await transport.send(`blade-report/figures/${computeCall.path}`, computeCall, { ...question })) as Figures;

/** True for moments that can be cut into days, months and years. */
const isMoment = (definition: Pick<Resource, 'fields'>, name: string): boolean => {
  const field = definition.fields[name];
  return field !== undefined && hidesNothing(field) && (field.kind === 'date' || field.kind === 'datetime');
};

/** The fields whose values may stand as rows or columns: choices, references, switches, and moments by step. */
export function headFields(definition: Pick<Resource, 'fields'>): string[] {
  const grouped = groupedFields(definition);
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    if (grouped.includes(name)) return [name];
    if (isMoment(definition, name)) return STEPS.map((step) => `${name}/${step}`);
    return hidesNothing(field) && kindOf(field).family === 'switch' ? [name] : [];
  });
}

/** The fields whose numbers can be added up. */
export const measuredFields = ({ fields }: Pick<Resource, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    hidesNothing(field) && kindOf(field).family === 'number' ? [name] : [],
  );

/** Reads figures from their text; what cannot be read is left out. */
export const readMeasures = (text: string): Measure[] =>
  text.split(',').flatMap((part) => {
    const [named, field = ''] = part.split(':');
    const kind = MEASURES.find((one) => one === named);
    return kind === undefined ? [] : [{ kind, field: kind === 'count' ? '' : field }];
  });

/** Writes figures as one text. */
export const writeMeasures = (measures: readonly Measure[]): string =>
  measures.map(({ kind, field }) => (field === '' ? kind : `${kind}:${field}`)).join(',');
