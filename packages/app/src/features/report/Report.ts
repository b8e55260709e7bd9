import type { FrozenReport } from '@lattice/api/kpiCalls';
import type { KpiSettings } from '@lattice/api/kpiRules';
import type { MessageDescriptor } from '@lingui/core';

/** A month or any other stretch of days, both ends in it. */
export interface Span {
  /** `yyyy-MM`. */
  month: string;
  /** `yyyy-MM-dd`. */
  from: string;
  to: string;
}

/** A line of a report as the wire has it. */
export type Line = Readonly<Record<string, unknown>>;

/** A condition of the list behind a figure: field, comparison, value, and what a record that is meant is called. */
export type Proof = readonly [
  field: string,
  operator: 'equal' | 'in' | 'ge' | 'le' | 'notequal' | 'null',
  value: string,
  name?: string,
];

/** The list in which the records that a figure counts stand. */
export interface Evidence {
  /** Path of its register. */
  of: string;
  proofs: readonly Proof[];
}

/** A column of a report, in the words of the source language. */
export interface Column {
  name: string;
  label: MessageDescriptor;
  as?: 'text' | 'count' | 'number' | 'percent';
  unit?: MessageDescriptor;
  isMoreBetter?: false;
  isSummed?: true;
  /** What it counts; of scores, by the settings by which the month is judged. */
  rule?: MessageDescriptor | ((settings: KpiSettings) => MessageDescriptor);
  /** The list behind its figures, or the address of what it names; none by default. */
  proof?: (line: Line, span: Span) => Evidence | string;
}

/** A report of figures by person, grid or department, as data. */
export interface Report {
  /** Its address without the leading slash. */
  path: string;
  title: MessageDescriptor;
  /** The register and its call that give the figures. */
  of: string;
  call: string;
  /** Fields that tell the lines apart. */
  keys: readonly string[];
  /** How a span is put to the call. */
  requested: (span: Span) => Readonly<Record<string, string>>;
  columns: readonly Column[];
  /** The month shown at first: the present one, or the last one where a month is judged at its end. */
  startsWith: 'present' | 'last';
  /** The report as which a frozen month keeps its figures; its figures are never frozen without it. */
  frozenAs?: FrozenReport;
  /** Its figures are scores that the server works out from the records. */
  isScored?: true;
}
