import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { marketGoods } from '@lattice/api/resources/project/marketGoods';
import { pointsMarket } from '@lattice/api/resources/project/pointsMarket';
import { expect, userEvent, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt, answerRows } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Points market', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>";

/** Goods within and beyond the balance, what waits to be collected, and the ledger. */
export const Own: ScreenStory = {
  args: {
    address: '/project/market',
    shows: '食用油 5 升',
    answers: [
      answerRows(pointsMarket, 'page', [{ id: '1', marketName: '和平社区积分超市', status: '1' }]),
      answerRows(marketGoods, 'page', [
        { id: '1', goodsName: '食用油 5 升', spec: '1桶', cover: picture, pointsPrice: 80, stock: 14 },
        { id: '2', goodsName: '电饭煲', spec: '1台', cover: picture, pointsPrice: 400, stock: 3 },
      ]),
      answerAt('GET', `${exchangeRecord.path}/wallet`, {
        memberId: '1',
        memberName: '汪**',
        balance: 120,
        entries: [
          {
            id: '2',
            of: 'project/exchangeRecord',
            time: '2026-03-09 10:00:00',
            words: '大米 × 1',
            change: -60,
            balance: 120,
          },
          {
            id: '1',
            of: 'project/GridmemberPoints',
            time: '2026-03-01 09:00:00',
            words: '走访',
            change: 180,
            balance: 180,
          },
        ],
        pickups: [
          {
            id: '2',
            exchangeNo: 'DH1',
            goodsName: '大米',
            quantity: 1,
            totalPoints: 60,
            pickupCode: '482130',
            marketName: '和平社区积分超市',
            exchangeTime: '2026-03-09 10:00:00',
          },
        ],
      }),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    await expect(await canvas.findByText(kitText('还差 280 分'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: kitText('核销码') }));
    await expect(await within(document.body).findByText('482130')).toBeVisible();
  }),
};
