import { halfWidth } from '../Field/halfWidth.ts';
import type { TransferOption } from './TransferOption.ts';

const plain = (text: string): string => halfWidth(text).trim().toLowerCase();

/**
 * The options in two lists: the available ones in their own order, the chosen ones in the order of the value; a chosen
 * value without an option is its own label.
 */
export function split(
  options: readonly TransferOption[],
  value: readonly string[],
): { available: readonly TransferOption[]; chosen: readonly TransferOption[] } {
  const known = new Map(options.map((option) => [option.value, option]));
  const taken = new Set(value);
  return {
    available: options.filter((option) => !taken.has(option.value)),
    chosen: value.map((one) => known.get(one) ?? { value: one, label: one }),
  };
}

/** The options whose label holds a text; width and case of letters do not matter. */
export function matching(options: readonly TransferOption[], text: string): readonly TransferOption[] {
  const wanted = plain(text);
  return wanted === '' ? options : options.filter((option) => plain(option.label).includes(wanted));
}

/** The picked rows one place up (-1) or down (1) among the visible rows; rows out of sight keep their places. */
export function moveWithin(
  value: readonly string[],
  inSight: readonly string[],
  picked: ReadonlySet<string>,
  step: -1 | 1,
): readonly string[] {
  const order = [...inSight];
  for (let turn = 0; turn < order.length; turn += 1) {
    const at = step === -1 ? turn : order.length - 1 - turn;
    const [one, other] = [order[at], order[at + step]];
    if (one !== undefined && other !== undefined && picked.has(one) && !picked.has(other))
      [order[at], order[at + step]] = [other, one];
  }
  const places = new Set(inSight);
  let next = 0;
  return value.map((one) => {
    if (!places.has(one)) return one;
    next += 1;
    return order[next - 1] ?? one;
  });
}
