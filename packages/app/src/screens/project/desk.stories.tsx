import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { marketGoods } from '@lattice/api/resources/project/marketGoods';
import { expect, screen, userEvent } from 'storybook/test';
import { answer, answerRow, answerRows } from '../../fixtures/answer.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';

export default { ...screens, title: 'Screens/Exchange desk', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const exchange = {
  id: '1',
  exchangeNo: 'DH202603100001',
  pickupCode: '48213077',
  goodsId: '9',
  goodsName: '食用油 5 升',
  quantity: 1,
  personName: '陈**',
  phone: '154****3456',
  totalPoints: 80,
  balanceAfter: 120,
  exchangeTime: '2026-03-09 10:00:00',
  status: '0' as const,
};

/** A code leads to what it is for. */
export const Found: ScreenStory = {
  args: {
    address: '/project/desk',
    shows: '核销码',
    answers: [
      answerRows(exchangeRecord, 'page', [exchange]),
      answerRow(marketGoods, 'detail', { id: '9', goodsName: '食用油 5 升', stock: 14 }),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: kitText('核销码') }), '48213077{Enter}');
    await expect(await canvas.findByRole('button', { name: kitText('确认领取') })).toBeVisible();
    await expect(await canvas.findByText('14')).toBeVisible();
  }),
};

/** A code is handed out by the keyboard alone, as a scanner types it, in three actions at most. */
export const HandedOut: ScreenStory = {
  args: { ...Found.args, answers: [answer(exchangeRecord, 'submit', { id: '1' }), ...(Found.args?.answers ?? [])] },
  play: onceDrawn(async ({ canvas }) => {
    const keys = new Keys();
    await keys.fill(canvas.getByRole('searchbox', { name: kitText('核销码') }), '48213077', '{Enter}');
    await keys.press(await canvas.findByRole('button', { name: kitText('确认领取') }));
    await expect(await screen.findByText(/食用油 5 升 × 1/)).toBeInTheDocument();
    await expect(keys.count).toBeLessThanOrEqual(3);
  }),
};

/** The same on a telephone. */
export const HandedOutOnPhone: ScreenStory = {
  ...HandedOut,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};
