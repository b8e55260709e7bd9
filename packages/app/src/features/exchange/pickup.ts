import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { marketGoods } from '@lattice/api/resources/project/marketGoods';
import type { LookUpAnswer, LookUpHit } from '@lattice/ui/LookUp';
import { client } from '../../session/client.ts';

/** States in which goods can be handed out: to be collected, and expired ones by way of grace. */
export const COLLECTABLE: ReadonlySet<string> = new Set(['0', '3']);

/** An exchange as the desk shows it. */
export type Exchange = Awaited<ReturnType<ReturnType<typeof exchangesOf>['detail']>>;
const exchangesOf = () => client(exchangeRecord);

/** An exchange that a code or a number found. */
export interface PickupHit extends LookUpHit {
  exchange: Exchange;
}

const MOST = 8;

/** Exchanges of a pickup code, or of the number on the slip; one is taken at once. */
export async function findPickup(words: string): Promise<LookUpAnswer<PickupHit>> {
  const code = words.trim();
  const byNumber = /^DH/i.test(code);
  const { records } = await exchangesOf().page({
    current: 1,
    size: MOST,
    descs: 'exchange_time',
    ...(byNumber ? { exchangeNo_equal: code.toUpperCase() } : { pickupCode_equal: code }),
  });
  return {
    hits: records.map((exchange) => ({
      id: exchange.id,
      title: exchange.goodsName,
      facts: `${exchange.exchangeNo} · ${exchange.personName}`,
      exchange,
    })),
    isSure: records.length === 1,
  };
}

/** How many of some goods are left; null where the person may not see it. */
export async function stockOf(goodsId: string): Promise<number | null> {
  try {
    return Number((await client(marketGoods).detail(goodsId)).stock);
  } catch {
    return null;
  }
}
