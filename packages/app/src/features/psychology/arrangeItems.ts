import { itemsOf } from '@lattice/api/psychology/score';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { type Scalefactorgroup, scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { arrange } from './answers.ts';
import type { ScaleItem } from './useScale.ts';

/** Numbers of questions after they were put in another order. */
export const renumbered = (itemNos: string, moved: ReadonlyMap<number, number>): string =>
  itemsOf(itemNos)
    .map((one) => moved.get(one) ?? one)
    .sort((a, b) => a - b)
    .join(',');

/** Puts the questions of a scale in an order: in one call where the server can, else question by question. */
export async function arrangeItems(
  scaleId: string,
  ids: readonly string[],
  items: readonly ScaleItem[],
  factors: readonly Scalefactorgroup[],
): Promise<void> {
  if (session.abilities.includes('scales')) {
    await arrange.arrange(scaleId, ids);
    return;
  }
  const moved = new Map(items.map((item) => [Number(item.itemNo), ids.indexOf(item.id) + 1]));
  await Promise.all(
    items
      .filter((item) => moved.get(Number(item.itemNo)) !== Number(item.itemNo))
      .map(({ id, itemNo }) => client(scaledetail).submit({ id, itemNo: moved.get(Number(itemNo)) ?? 0 })),
  );
  await Promise.all(
    factors.map(({ id, itemNos }) => client(scalefactorgroup).submit({ id, itemNos: renumbered(itemNos, moved) })),
  );
}
