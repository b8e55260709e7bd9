import type { Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import type { Id } from './field.ts';

/** One change of a balance, with the balance after it. */
export interface LedgerEntry {
  id: Id;
  /** Register of the record behind it. */
  of: 'project/GridmemberPoints' | 'project/exchangeRecord';
  time: string;
  words: string;
  change: number;
  balance: number;
}

/** Goods that wait to be collected. */
export interface Pickup {
  id: Id;
  exchangeNo: string;
  goodsName: string;
  quantity: number;
  totalPoints: number;
  pickupCode: string;
  marketName: string;
  exchangeTime: string;
}

/** The points of a grid member: the ledger adds up to the balance; nobody's where the person is no grid member. */
export interface Wallet {
  memberId: Id;
  memberName: string;
  balance: number;
  /** The last entries, the newest first. */
  entries: LedgerEntry[];
  /** What waits to be collected; the person's own alone. */
  pickups: Pickup[];
}

const BASE = 'project/exchangeRecord';

/** The points of a grid member whom the person sees, else the own ones. Our own server alone answers it. */
export const walletCall: Call<{ memberId?: Id }, Wallet> = get('wallet', {
  blank: {
    memberId: '',
    memberName: '',
    balance: 0,
    entries: [{ id: '', of: 'project/GridmemberPoints', time: '', words: '', change: 0, balance: 0 }],
    pickups: [
      {
        id: '',
        exchangeNo: '',
        goodsName: '',
        quantity: 0,
        totalPoints: 0,
        pickupCode: '',
        marketName: '',
        exchangeTime: '',
      },
    ],
  },
});
/** Exchanges own points for goods. */
export const redeemCall: Call<{ goodsId: Id; quantity: number }, { id: Id }> = post('redeem', 'body', {
  access: 'view',
});
/** Gives an own exchange back that was not collected. */
export const giveBackCall: Call<{ id: Id }, boolean> = post('giveBack', 'body', { access: 'view' });

/** The calls of the points market, bound to a transport. */
export const market = (transport: Transport) => ({
  wallet: async (memberId: Id, signal?: AbortSignal) =>
    (await transport.send(
      `${BASE}/${walletCall.path}`,
      walletCall,
      memberId === '' ? {} : { memberId },
      signal && { signal },
    )) as Wallet,
  redeem: async (goodsId: Id, quantity: number) =>
    (await transport.send(`${BASE}/${redeemCall.path}`, redeemCall, { goodsId, quantity })) as { id: Id },
  giveBack: async (id: Id) => (await transport.send(`${BASE}/${giveBackCall.path}`, giveBackCall, { id })) as boolean,
});
