import { market } from '@lattice/api/marketCalls';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { marketGoods } from '@lattice/api/resources/project/marketGoods';
import { pointsMarket as shops } from '@lattice/api/resources/project/pointsMarket';
import type { LookUpAnswer } from '@lattice/ui/LookUp';
import { client } from '../../../session/client.ts';
import { queryClient } from '../../../session/queryClient.ts';
import { transport } from '../../../session/transport.ts';

/** The calls of the points market. */
export const pointsMarket = market(transport);

const MOST = 100;
const HITS = 8;
const OPEN = '1';

/** The shops that are open. */
export const openShops = async () =>
  (await client(shops).page({ current: 1, size: MOST, status: OPEN, ascs: 'sort' })).records;

/** The goods of a shop that are on sale, the cheapest first. */
export const goodsOf = async (marketId: string) =>
  (await client(marketGoods).page({ current: 1, size: MOST, status: OPEN, marketId, ascs: 'points_price' })).records;

/** One of them. */
export type Goods = Awaited<ReturnType<typeof goodsOf>>[number];

/** Grid members whose name has some words. */
export async function findMembers(words: string): Promise<LookUpAnswer> {
  const { records } = await client(gridmember).page({ current: 1, size: HITS, personName: words.trim() });
  return { hits: records.map(({ id, personName }) => ({ id, title: personName })), isSure: records.length === 1 };
}

/** Has lists and balances read again what an exchange changed. */
export async function readExchangesAgain(): Promise<void> {
  await Promise.all(
    [exchangeRecord, marketGoods].map(async ({ path }) => queryClient.invalidateQueries({ queryKey: ['rows', path] })),
  );
}
