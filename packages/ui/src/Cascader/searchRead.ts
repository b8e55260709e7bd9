import { halfWidth } from '../Field/halfWidth.ts';
import type { CascaderHit } from './CascaderSource.ts';
import { type Column, keyOf } from './useColumns.ts';

const MOST = 100;
const plain = (text: string): string => halfWidth(text).toLowerCase();

/**
 * The paths among the columns read so far whose words hold every word of a text, in the order of the columns and a
 * hundred at most: leaves, branches not read yet, and every branch where a path may end early.
 */
export function searchRead(
  known: Readonly<Record<string, Column>>,
  text: string,
  canStopEarly: boolean,
): readonly CascaderHit[] {
  const words = plain(text)
    .split(/[\s/]+/)
    .filter((word) => word !== '');
  const hits: CascaderHit[] = [];
  const walk = (above: CascaderHit) => {
    for (const option of known[keyOf(above.path)]?.options ?? []) {
      if (hits.length >= MOST) return;
      const hit = {
        path: [...above.path, option.value],
        labels: [...above.labels, option.label],
        isLeaf: option.isLeaf === true,
        isDisabled: above.isDisabled === true || option.isDisabled === true,
      };
      const isEnd = hit.isLeaf || canStopEarly || known[keyOf(hit.path)]?.options === undefined;
      const whole = plain(hit.labels.join(' '));
      if (isEnd && words.every((word) => whole.includes(word))) hits.push(hit);
      if (!hit.isLeaf) walk(hit);
    }
  };
  if (words.length > 0) walk({ path: [], labels: [] });
  return hits;
}
