import { type ChartValue, type PointsValue, CATEGORY_CHARTS, POINT_CHARTS } from './SheetFile.ts';
import { partsOf, wordIn } from './elements.ts';

const datasetOf = (part: Element): Element | undefined => partsOf(part, 'dataset')[0];

const kindIn = <K extends string>(part: Element, kinds: readonly K[]): K | undefined => {
  const type = datasetOf(part)?.getAttribute('type');
  return kinds.find((one) => one === type);
};

/** True when the chart of a cell is one that is drawn here. */
export const isKnownChart = (part: Element): boolean =>
  kindIn(part, [...CATEGORY_CHARTS, ...POINT_CHARTS]) !== undefined;

function titleIn(part: Element): string {
  const title = partsOf(part, 'option').find((option) => wordIn(option, 'type') === 'title');
  return title === undefined || wordIn(title, 'display') === 'false' ? '' : wordIn(title, 'text');
}

/** What a file calls an axis; '' where it does not. */
function axisIn(part: Element, name: string): string {
  const [axis] = partsOf(part, name);
  const [label] = axis === undefined ? [] : partsOf(axis, 'scale-label');
  return label === undefined || wordIn(label, 'display') === 'false' ? '' : wordIn(label, 'label-string');
}

/** The chart of a cell. */
export function chartIn(part: Element): ChartValue | PointsValue {
  const dataset = datasetOf(part) ?? part;
  const shared = {
    title: titleIn(part),
    dataset: wordIn(dataset, 'dataset-name'),
    category: wordIn(dataset, 'category-property'),
  };
  const points = kindIn(part, POINT_CHARTS);
  if (points !== undefined)
    return {
      ...shared,
      kind: 'points',
      chart: points,
      x: wordIn(dataset, 'x-property'),
      y: wordIn(dataset, 'y-property'),
      size: points === 'bubble' ? wordIn(dataset, 'r-property') : '',
      xLabel: axisIn(part, 'xaxes'),
      yLabel: axisIn(part, 'yaxes'),
    };
  return {
    ...shared,
    kind: 'chart',
    chart: kindIn(part, CATEGORY_CHARTS) ?? 'bar',
    value: wordIn(dataset, 'value-property'),
    series: wordIn(dataset, 'series-type') === 'property' ? wordIn(dataset, 'series-property') : '',
    seriesText: wordIn(dataset, 'series-text'),
    collect: wordIn(dataset, 'collect-type'),
  };
}
