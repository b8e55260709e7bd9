import type { Wire } from '../wire.ts';
import { expect, test } from './days.ts';
import { requireSuccess } from './requireSuccess.ts';

interface Rows<R> {
  records: R[];
  total: number;
}
interface Goods {
  id: string;
  goodsName: string;
  marketIdName: string;
  stock: number;
}
interface Exchange {
  id: string;
  status: string;
  pickupCode: string;
  goodsName: string;
  verifyUserName: string;
}

const PHONE = '15400990011';

/** A resident has points and exchanges some of them in the merchant's shop; gives the exchange. */
async function exchangeIn(community: Wire, approver: Wire, goodsId: string): Promise<Exchange> {
  const rules = await community.rows<{ id: string }>('project/pointsManage/page', { status: '1' });
  const grids = await community.rows<{ griddingId: string }>('source/populationinfo/page', { size: '1' });
  const resident = { personName: '唐小满', phone: PHONE };
  const claim = requireSuccess(
    await community.post<{ id: string }>('project/pointsApplication/submit', {
      ...resident,
      applicantType: '2',
      griddingId: grids[0]?.griddingId,
      ruleId: rules[0]?.id,
      points: 60,
      reason: '参加志愿活动',
      occurDate: '2026-01-05',
    }),
  );
  requireSuccess(await approver.post(`project/pointsApplication/updateStatus?id=${claim.id}&status=1`, {}));
  const requested = { ...resident, goodsId, personType: '2', quantity: 1, pickupMode: '1' };
  const made = requireSuccess(await community.post<{ id: string }>('project/exchangeRecord/submit', requested));
  return requireSuccess(await community.get<Exchange>('project/exchangeRecord/detail', { id: made.id }));
}

test('a merchant hands out what was exchanged, and keeps goods and shop', async ({ live, wire, wireOf }) => {
  const [community, manager, merchant] = [await wireOf('community'), await wireOf('manager'), await wireOf('merchant')];
  const { data: shop } = await merchant.get<Rows<Goods>>('project/marketGoods/page', { goodsName: '抽纸' });
  const [goods] = shop.records;
  if (goods === undefined) throw new Error('The shop of the merchant has no 抽纸.');
  const exchange = await exchangeIn(community, manager, goods.id);

  await live('merchant', async (day) => {
    const { page } = day;
    // Somebody says the code of their exchange; it is found by the code, and handed out.
    await day.open('综合治理', '兑换记录');
    await day.fill(page.getByRole('searchbox', { name: '搜索兑换记录' }), exchange.pickupCode);
    await day.key('Enter');
    const grid = page.getByRole('grid', { name: '兑换记录' });
    await expect(grid.getByRole('rowheader')).toHaveCount(1);
    const row = grid.getByRole('row').filter({ hasText: exchange.pickupCode });
    await expect(row).toContainText('待领取');
    await day.act(row, '确认领取');
    await day.press(page.getByRole('alertdialog').getByRole('button', { name: '确认领取' }));
    await expect(row).toContainText('已领取');
    const { data: handed } = await wire.get<Exchange>('project/exchangeRecord/detail', { id: exchange.id });
    expect(handed).toMatchObject({ status: '1', verifyUserName: '曹福生', goodsName: goods.goodsName });

    // Goods came in.
    await day.open('综合治理', '商城商品');
    const stock = page.getByRole('grid', { name: '商城商品' });
    const carried = stock.getByRole('row').filter({ hasText: goods.goodsName });
    await expect(carried).toContainText(goods.marketIdName);
    await day.act(carried, '编辑');
    const form = page.getByRole('dialog', { name: '编辑商城商品' });
    await day.fill(form.getByRole('textbox', { name: '库存', exact: true }), '96');
    await day.press(form.getByRole('button', { name: '保存' }));
    await expect(form).toHaveCount(0);
    await expect(carried).toContainText('96');
    const { data: filled } = await wire.get<Goods>('project/marketGoods/detail', { id: goods.id });
    expect(filled).toMatchObject({ stock: 96, goodsName: goods.goodsName });

    // The own shop, and no other, with its address and hours.
    await day.open('综合治理', '积分商城');
    const shops = page.getByRole('grid', { name: '积分商城' });
    await expect(shops.getByRole('rowheader')).toContainText([goods.marketIdName]);
    await day.act(shops.getByRole('row').nth(1), '查看');
    const view = page.getByRole('dialog', { name: '查看积分商城' });
    await expect(view).toContainText('曹**');
    await day.press(view.getByRole('button', { name: '关闭' }).last());
  });
});
