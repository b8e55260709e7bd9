import { dayFrom } from '@lattice/api/day';
import { marketGoods } from '@lattice/api/resources/project/marketGoods';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { goods } from '../../town/records/ledger.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 商城商品 in the demo town. */
export const seed = demoRows(marketGoods, 60, ({ n, town }) => {
  const [goodsName, goodsType, marketPrice, pointsPrice, unit] = goods[n % goods.length] as (typeof goods)[number];
  const stock = n % 23 === 5 ? 0 : 20 + ((n * 17) % 80);
  return {
    marketId: idOf('project/pointsMarket', Math.floor(n / goods.length)),
    goodsName,
    goodsCode: `SP${String(n + 1).padStart(4, '0')}`,
    goodsType,
    cover: pictureOf('goods', n),
    spec: `1${unit}`,
    unit,
    marketPrice,
    pointsPrice,
    stock,
    perLimit: 4,
    startDate: '2024-02-01',
    endDate: dayFrom(town.today, 400),
    supplier: '清溪商贸有限公司',
    detail: `<p>${goodsName}，凭积分兑换，先到先得。</p>`,
    status: stock === 0 ? '2' : n % 29 === 7 ? '0' : '1',
  };
});
