import { figureOf } from './cellExpression.ts';
import { type SheetRecords, recordsOf } from './datasetValues.ts';
import type { Binding } from './expandLines.ts';
import type { ChartValue, PointsValue, SheetRecord } from './SheetFile.ts';

/** A series of a chart, with a value for each place along the axis; null for none. */
interface ChartSeries {
  id: string;
  label: string;
  values: readonly { key: string; label: string; value: number | null }[];
}

/** A chart with its figures: values along an axis, or places by two measures. */
export type SheetChart =
  | { kind: ChartValue['chart']; title: string; series: readonly ChartSeries[] }
  | (Pick<PointsValue, 'title' | 'xLabel' | 'yLabel'> & {
      kind: PointsValue['chart'];
      series: readonly { id: string; label: string; points: readonly { x: number; y: number; size: number }[] }[];
    });

/** The records by what they say of a property, in the order in which it is said first. */
function byProperty(records: readonly SheetRecord[], property: string): ReadonlyMap<string, readonly SheetRecord[]> {
  const found = new Map<string, SheetRecord[]>();
  for (const record of records) {
    const key = String(record[property] ?? '');
    if (key === '') continue;
    found.set(key, found.get(key) ?? []);
    found.get(key)?.push(record);
  }
  return found;
}

function collected({ collect, value }: ChartValue, records: readonly SheetRecord[]): number | null {
  const given = records.map((record) => record[value]).filter((one) => one !== null && one !== undefined);
  const figure = Number(figureOf(collect, given) ?? given[0]);
  return given.length === 0 || !Number.isFinite(figure) ? null : figure;
}

const measure = (said: unknown): number =>
  said === null || said === undefined || said === '' ? Number.NaN : Number(said);

/** The places of a chart: of each record that says all measures. */
const pointsOf = ({ x, y, size }: PointsValue, records: readonly SheetRecord[]) =>
  records
    .map((record) => ({
      x: measure(record[x]),
      y: measure(record[y]),
      size: size === '' ? 0 : measure(record[size]),
    }))
    .filter((one) => Object.values(one).every((number) => Number.isFinite(number)));

/** The figures of a chart, from the records that belong to the lines in which it stands. */
export function sheetChart(
  value: ChartValue | PointsValue,
  all: SheetRecords,
  bindings: readonly Binding[],
): SheetChart {
  const records = recordsOf({ dataset: value.dataset, conditions: [] }, all, bindings, String);
  const wordOf = (property: string, key: string) => all.get(value.dataset)?.words.get(property)?.get(key) ?? key;
  if (value.kind === 'points')
    return {
      kind: value.chart,
      title: value.title,
      xLabel: value.xLabel || value.x,
      yLabel: value.yLabel || value.y,
      series: [...byProperty(records, value.category)].map(([id, own]) => ({
        id,
        label: wordOf(value.category, id),
        points: pointsOf(value, own),
      })),
    };
  const places = [...byProperty(records, value.category).keys()];
  const rows: ReadonlyMap<string, readonly SheetRecord[]> =
    value.series === '' ? new Map([[value.seriesText, records]]) : byProperty(records, value.series);
  return {
    kind: value.chart,
    title: value.title,
    series: [...rows].map(([id, own]) => {
      const at = byProperty(own, value.category);
      return {
        id,
        label: value.series === '' ? id : wordOf(value.series, id),
        values: places.map((key) => ({
          key,
          label: wordOf(value.category, key),
          value: collected(value, at.get(key) ?? []),
        })),
      };
    }),
  };
}
