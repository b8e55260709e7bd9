import type { Town } from './openTown.ts';

/** Opens a shop of points, which sells; gives its id and what puts goods on sale, here without a limit or an end. */
export async function openShop({ make, submit }: Pick<Town, 'make' | 'submit'>) {
  const market = await make('project/pointsMarket', { monthLimit: 0 });
  await submit('project/pointsMarket', { id: market, status: '1' });
  const sell = async (more: Readonly<Record<string, unknown>>) => {
    const from = { startDate: '2020-01-01', endDate: '2099-12-31' };
    const goods = await make('project/marketGoods', { marketId: market, perLimit: 0, ...from, ...more });
    await submit('project/marketGoods', { id: goods, status: '1' });
    return goods;
  };
  return { market, sell };
}
