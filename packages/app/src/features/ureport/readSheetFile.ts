import { DRAWN } from './codes/pictureText.ts';
import { chartIn, isKnownChart } from './readChart.ts';
import {
  type CellValue,
  type DatasetValue,
  type DrawnValue,
  type Expansion,
  type LeftOut,
  type SheetBorder,
  type SheetCell,
  type SheetDataset,
  type SheetFile,
  type SheetPaper,
  type SheetStyle,
  SIDES,
} from './SheetFile.ts';
import { numberIn, partsOf, wordIn } from './elements.ts';
import { hasOtherInputs, inputsIn } from './searchForm.ts';

/** The only format of bar codes that is drawn, and the one that is meant where a file names none. */
const BAR_CODES = ['', 'CODE_128'];
/** Greatest edge of a code or picture in pixels. */
const MOST_PIXELS = 1000;

const formIn = (part: Element) => {
  if (part.localName === 'image-value') return 'picture';
  if (part.localName !== 'zxing-value') return undefined;
  return DRAWN.find((form) => form === wordIn(part, 'category'));
};

/** What of a cell is not drawn here, by its element: of bar codes the rare ones, of charts what is none. */
function otherIn(part: Element): LeftOut | undefined {
  if (part.localName === 'slash-value') return 'slash';
  if (part.localName === 'chart-value') return isKnownChart(part) ? undefined : 'chart';
  if (part.localName !== 'zxing-value') return undefined;
  const form = formIn(part);
  return form === undefined || (form === 'barcode' && !BAR_CODES.includes(wordIn(part, 'format')))
    ? 'barcode'
    : undefined;
}

function drawnIn(part: Element, form: DrawnValue['form']): DrawnValue {
  const usual = form === 'picture' ? 0 : 100;
  return {
    kind: 'drawn',
    form,
    text: partsOf(part, 'text')[0]?.textContent.trim() ?? '',
    isExpression: wordIn(part, 'source') === 'expression',
    width: Math.min(MOST_PIXELS, numberIn(part, 'width', usual)),
    height: Math.min(MOST_PIXELS, numberIn(part, 'height', usual)),
    hasText: isTrue(part, 'code-display'),
  };
}

function datasetIn(part: Element): DatasetValue {
  const mapping = {
    dataset: wordIn(part, 'mapping-dataset'),
    key: wordIn(part, 'mapping-key-property'),
    value: wordIn(part, 'mapping-value-property'),
  };
  return {
    kind: 'dataset',
    dataset: wordIn(part, 'dataset-name'),
    property: wordIn(part, 'property'),
    aggregate: wordIn(part, 'aggregate'),
    order: wordIn(part, 'order'),
    conditions: partsOf(part, 'condition').map((condition) => ({
      property: wordIn(condition, 'property'),
      operator: wordIn(condition, 'op'),
      value: partsOf(condition, 'value')[0]?.textContent.trim() ?? '',
      isOr: wordIn(condition, 'join') === 'or',
    })),
    words: new Map(partsOf(part, 'mapping-item').map((item) => [wordIn(item, 'value'), wordIn(item, 'label')])),
    ...(wordIn(part, 'mapping-type') === 'dataset' && { mapping }),
  };
}

const EXPANSIONS: readonly Expansion[] = ['None', 'Down', 'Right'];
const MOST_LINES = 500;

const isTrue = (element: Element, name: string): boolean => wordIn(element, name) === 'true';
const oneOf = <T extends string>(value: string, known: readonly T[], otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise;

/** A colour of the file, which has its three parts joined by commas; '' where it is none. */
function colourIn(element: Element, name: string): string {
  const parts = wordIn(element, name).split(',').map(Number);
  const isColour = parts.length === 3 && parts.every((part) => Number.isInteger(part) && part >= 0 && part <= 255);
  return isColour ? `rgb(${parts.join(' ')})` : '';
}

const borderIn = (element: Element): SheetBorder => ({
  width: Math.min(6, numberIn(element, 'width', 1)),
  style: oneOf(wordIn(element, 'style'), ['solid', 'dashed', 'double'], 'solid'),
  colour: colourIn(element, 'color'),
});

const styleIn = (element: Element | undefined): SheetStyle => ({
  fontSize: element === undefined ? 0 : Math.min(72, numberIn(element, 'font-size', 0)),
  colour: element === undefined ? '' : colourIn(element, 'forecolor'),
  background: element === undefined ? '' : colourIn(element, 'bgcolor'),
  isBold: element !== undefined && isTrue(element, 'bold'),
  isItalic: element !== undefined && isTrue(element, 'italic'),
  isUnderlined: element !== undefined && isTrue(element, 'underline'),
  align: oneOf(element === undefined ? '' : wordIn(element, 'align'), ['left', 'center', 'right'], 'left'),
  valign: oneOf(element === undefined ? '' : wordIn(element, 'valign'), ['top', 'middle', 'bottom'], 'middle'),
  format: element === undefined ? '' : wordIn(element, 'format'),
  borders: Object.fromEntries(
    SIDES.flatMap((side) => {
      const [border] = element === undefined ? [] : partsOf(element, `${side}-border`);
      return border === undefined ? [] : [[side, borderIn(border)]];
    }),
  ),
});

function valueIn(cell: Element): CellValue {
  for (const part of cell.children) {
    const text = part.textContent.trim();
    if (part.localName === 'simple-value') return { kind: 'text', text };
    if (part.localName === 'expression-value') return { kind: 'expression', text };
    if (otherIn(part) !== undefined) return { kind: 'other', name: part.localName };
    if (part.localName === 'chart-value') return chartIn(part);
    if (part.localName === 'dataset-value') return datasetIn(part);
    const form = formIn(part);
    if (form !== undefined) return drawnIn(part, form);
  }
  return { kind: 'text', text: '' };
}

const cellIn = (cell: Element): SheetCell => ({
  name: wordIn(cell, 'name'),
  row: Math.min(MOST_LINES, numberIn(cell, 'row', 1)),
  column: Math.min(MOST_LINES, numberIn(cell, 'col', 1)),
  rowSpan: Math.min(MOST_LINES, numberIn(cell, 'row-span', 1)),
  columnSpan: Math.min(MOST_LINES, numberIn(cell, 'col-span', 1)),
  expansion: oneOf(wordIn(cell, 'expand'), EXPANSIONS, 'None'),
  left: wordIn(cell, 'left-cell'),
  top: wordIn(cell, 'top-cell'),
  value: valueIn(cell),
  style: styleIn(partsOf(cell, 'cell-style')[0]),
});

/** What of a file this preview does not follow. */
const leftOutIn = (root: Element, cells: readonly Element[]): LeftOut[] => [
  ...cells.flatMap((cell) => [...cell.children].flatMap((part) => otherIn(part) ?? [])),
  ...(cells.some((cell) => partsOf(cell, 'condition-property-item').length > 0) ? ['conditions' as const] : []),
  ...(cells.some((cell) => wordIn(cell, 'link-url') !== '') ? ['link' as const] : []),
  ...(partsOf(root, 'search-form').some(hasOtherInputs) ? ['search' as const] : []),
];

const datasetsIn = (root: Element): SheetDataset[] =>
  partsOf(root, 'datasource').flatMap((source) =>
    partsOf(source, 'dataset').map((dataset) => ({
      name: wordIn(dataset, 'name'),
      defaults: new Map(
        partsOf(dataset, 'parameter').map((one) => [wordIn(one, 'name'), wordIn(one, 'default-value')]),
      ),
      ...(wordIn(dataset, 'type') === 'sql' && { sql: partsOf(dataset, 'sql')[0]?.textContent.trim() ?? '' }),
    })),
  );

const sizesIn = (root: Element, name: string, number: string, size: string): ReadonlyMap<number, number> =>
  new Map(partsOf(root, name).map((line) => [numberIn(line, number, 0), Math.min(2000, numberIn(line, size, 0))]));

const paperIn = (paper: Element | undefined): SheetPaper => ({
  isLandscape: paper !== undefined && wordIn(paper, 'orientation') === 'landscape',
  margins: Object.fromEntries(
    SIDES.flatMap((side) => {
      const given = paper === undefined ? 0 : numberIn(paper, `${side}-margin`, 0);
      return given > 0 ? [[side, Math.min(200, given)]] : [];
    }),
  ),
});

/** Stock servers send files as base64. */
function plainText(content: string): string {
  if (content.trimStart().startsWith('<')) return content;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0));
  } catch {
    return content;
  }
}

/** Reads a file of UReport 2; null where it is none. */
export function readSheetFile(content: string): SheetFile | null {
  const root = new DOMParser().parseFromString(plainText(content), 'text/xml').documentElement;
  if (root.localName !== 'ureport') return null;
  const cells = partsOf(root, 'cell');
  return {
    cells: cells.map(cellIn),
    rowHeights: sizesIn(root, 'row', 'row-number', 'height'),
    columnWidths: sizesIn(root, 'column', 'col-number', 'width'),
    datasets: datasetsIn(root),
    inputs: partsOf(root, 'search-form').flatMap(inputsIn),
    paper: paperIn(partsOf(root, 'paper')[0]),
    leftOut: new Set(leftOutIn(root, cells)),
  };
}
