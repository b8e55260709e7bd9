/** How often a cell of a report stands: once, or for each of its values below or beside. */
export type Expansion = 'None' | 'Down' | 'Right';

/** A condition on the records of a data set. */
export interface SheetCondition {
  property: string;
  operator: string;
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
}

/** A QR code of a text, or of what an expression comes to. */
export interface CodeValue {
  kind: 'code';
  text: string;
  isExpression: boolean;
  /** Edge in pixels. */
  size: number;
}

/** Charts of report files that are drawn here. */
export const CHARTS = ['bar', 'horizontalBar', 'line', 'area', 'pie', 'doughnut'] as const;

/** A chart of a data set. */
export interface ChartValue {
  kind: 'chart';
  chart: (typeof CHARTS)[number];
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
  | CodeValue
  | ChartValue
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
export const LEFT_OUT = ['picture', 'barcode', 'chart', 'slash', 'conditions', 'search', 'link', 'parallel'] as const;
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

/** The properties of data sets that a value uses. */
const propertiesOf = (value: CellValue): readonly string[] => {
  if (value.kind === 'dataset') return [value.property, ...value.conditions.map(({ property }) => property)];
  return value.kind === 'chart' ? [value.category, value.value, value.series].filter(Boolean) : [];
};

/** The properties of a data set that the cells of a file use. */
export const usedProperties = ({ cells }: SheetFile, dataset: string): ReadonlySet<string> =>
  new Set(cells.flatMap(({ value }) => ('dataset' in value && value.dataset === dataset ? propertiesOf(value) : [])));
