import type { Transport } from '../../bind.ts';
import type { Dialect } from '../Dialect.ts';

/** The calls in the way of a stock server of a dialect; its rules come once such a server has answered. */
export async function stockSend(
  dialect: Dialect,
  menus: Readonly<Record<string, string>>,
  send: Transport['send'],
  accountId: () => string,
): Promise<Transport['send']> {
  const [rules, { stockCalls }] = await Promise.all([dialect.stock(), import('./stockCalls.ts')]);
  return stockCalls({ ...rules, menus: { ...rules.menus, ...menus } }, send, accountId);
}
