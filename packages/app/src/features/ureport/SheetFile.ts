import type { Drawn } from './codes/pictureText.ts';

/** How often a cell of a report stands: once, or for each of its values below or beside. */
export type Expansion = 'None' | 'Down' | 'Right';

/** A condition on the records of a data set. */
export interface SheetCondition {
  property: string;
  operator: string;
  /** An expression: a constant, a parameter, or a cell with which this one repeats. */
  value: string;
  /** True where it, or all before it, is enough. */
  isOr: boolean;
}

/** A data set whose records say what the values of another one are called. */
export interface SheetMapping {
  dataset: string;
  key: string;
  value: string;
}

/** A value that comes from a property of a data set. */
export interface DatasetValue {
  kind: 'dataset';
  dataset: string;
  property: string;
  /** `group`, `select`, or a figure such as `sum`. */
  aggregate: string;
  order: string;
  conditions: readonly SheetCondition[];
  /** What the file itself calls the values. */
  words: ReadonlyMap<string, string>;
  mapping?: SheetMapping;
}

/** A code or a picture of a text, or of what an expression comes to. */
export interface DrawnValue {
  kind: 'drawn';
  form: Drawn;
  text: string;
  isExpression: boolean;
  /** In pixels; 0 for the size of the picture itself. */
  width: number;
  height: number;
  /** Whether the text of a bar code stands beneath it. */
  hasText: boolean;
}

/** Charts of report files whose places along an axis are the values of a property. */
export const CATEGORY_CHARTS = ['bar', 'horizontalBar', 'line', 'area', 'pie', 'doughnut', 'radar', 'polar'] as const;
/** Charts of report files with a place for each record. */
export const POINT_CHARTS = ['scatter', 'bubble'] as const;

/** A chart of a data set with a place for each record. */
export interface PointsValue {
  kind: 'points';
  chart: (typeof POINT_CHARTS)[number];
  title: string;
  dataset: string;
  /** The property whose values are series. */
  category: string;
  /** The properties of both measures, and of the one that a bubble says; '' for none. */
  x: string;
  y: string;
  size: string;
  /** What the file calls the measures; '' where it does not. */
  xLabel: string;
  yLabel: string;
}

/** A chart of a data set. */
export interface ChartValue {
  kind: 'chart';
  chart: (typeof CATEGORY_CHARTS)[number];
  title: string;
  dataset: string;
  /** The property whose values stand along the axis, and the one whose values are shown. */
  category: string;
  value: string;
  /** The property whose values are series; '' for a single one. */
  series: string;
  /** What a single series is called. */
  seriesText: string;
  /** How values of one place become one: a figure such as `sum`, or `select` for the first. */
  collect: string;
}

/** What stands in a cell; `other` is what is not drawn here, by the name of its element. */
export type CellValue =
  | DatasetValue
  | { kind: 'text'; text: string }
  | { kind: 'expression'; text: string }
  | DrawnValue
  | ChartValue
  | PointsValue
  | { kind: 'other'; name: string };

/** The sides of a cell. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** A side of a cell. */
export type Side = (typeof SIDES)[number];

/** The line at a side of a cell. */
export interface SheetBorder {
  width: number;
  style: 'solid' | 'dashed' | 'double';
  /** As CSS writes it; '' for the usual one. */
  colour: string;
}

/** How a cell looks; colours as CSS writes them, '' for the usual one. */
export interface SheetStyle {
  /** In points; 0 for the usual size. */
  fontSize: number;
  colour: string;
  background: string;
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  align: 'left' | 'center' | 'right';
  valign: 'top' | 'middle' | 'bottom';
  /** Pattern of numbers or dates; '' for none. */
  format: string;
  borders: Readonly<Partial<Record<Side, SheetBorder>>>;
}

/** A cell of a report file: where it stands, how often, and what it shows. */
export interface SheetCell {
  /** Such as `B3`. */
  name: string;
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  expansion: Expansion;
  /** Name of the cell with which this one repeats downwards; `root` for none, '' for the one at its left. */
  left: string;
  /** Name of the cell with which this one repeats to the right; `root` for none, '' for the one above. */
  top: string;
  value: CellValue;
  style: SheetStyle;
}

/** A set of records that a report asks for. */
export interface SheetDataset {
  name: string;
  /** The query; undefined for one that a Java class of the old server answers. */
  sql?: string;
  /** What its parameters are while nothing is given, by name. */
  defaults: ReadonlyMap<string, string>;
}

/** A field of the form above a report, which gives a parameter its value. */
export interface SheetInput {
  parameter: string;
  label: string;
  kind: 'text' | 'date' | 'one' | 'some';
  options: readonly { value: string; label: string }[];
}

/** How a report is put on paper; lengths in points. */
export interface SheetPaper {
  isLandscape: boolean;
  margins: Readonly<Partial<Record<Side, number>>>;
}

/** Parts of a report file that are not followed here. */
export const LEFT_OUT = ['barcode', 'chart', 'slash', 'conditions', 'search', 'link', 'parallel'] as const;
/** A part of a report file that is not followed here. */
export type LeftOut = (typeof LEFT_OUT)[number];

/** A report as UReport 2 stores it. */
export interface SheetFile {
  cells: readonly SheetCell[];
  /** In points, by number. */
  rowHeights: ReadonlyMap<number, number>;
  columnWidths: ReadonlyMap<number, number>;
  datasets: readonly SheetDataset[];
  inputs: readonly SheetInput[];
  paper: SheetPaper;
  leftOut: ReadonlySet<LeftOut>;
}

/** A record of a data set by the names of its properties. */
export type SheetRecord = Readonly<Record<string, unknown>>;

/** The properties of a data set that a value uses. */
function propertiesOf(value: CellValue, dataset: string): readonly string[] {
  if (value.kind === 'dataset') {
    const { mapping } = value;
    return [
      ...(value.dataset === dataset ? [value.property, ...value.conditions.map(({ property }) => property)] : []),
      ...(mapping?.dataset === dataset ? [mapping.key, mapping.value] : []),
    ];
  }
  if (!('dataset' in value) || value.dataset !== dataset) return [];
  return value.kind === 'chart'
    ? [value.category, value.value, value.series]
    : [value.category, value.x, value.y, value.size];
}

/** The properties of a data set that the cells of a file use. */
export const usedProperties = ({ cells }: SheetFile, dataset: string): ReadonlySet<string> =>
  new Set(cells.flatMap(({ value }) => propertiesOf(value, dataset).filter(Boolean)));
