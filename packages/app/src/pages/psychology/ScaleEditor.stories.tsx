import { copyCall, scaleFileCall } from '@lattice/api/psychology/scaleCalls';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { scale } from '@lattice/api/resources/psychological/scale';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import { scalefactorgroupresult } from '@lattice/api/resources/psychological/scalefactorgroupresult';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { type Answer, answer, answerAt, answerRow, answerRows } from '../../fixtures/answer.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { scaleOptions, scaleTitles } from '../../fixtures/scaleQuestions.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

/** A scale of three questions whose total is of some of them, and whose second result begins at a score. */
const written = (itemNos: string, second: number): readonly Answer[] => [
  holds(...allOf(scale)),
  answerRow(scale, 'detail', {
    id: '5',
    scaleName: '广泛性焦虑量表',
    scaleCode: 'GAD3',
    optionMin: 0,
    optionMax: 3,
    status: '0',
  }),
  answer(
    scaledetail,
    'list',
    scaleTitles.map((itemTitle, at) => ({
      id: String(at + 1),
      itemNo: at + 1,
      itemTitle,
      itemType: '1',
      options: scaleOptions,
      isReverse: 0,
      weight: 1,
      required: 1,
      isRisk: at === 2 ? 1 : 0,
      riskScore: at === 2 ? 3 : null,
    })) as never,
  ),
  answerRows(scalefactorgroup, 'page', [
    { id: '9', factorCode: 'TOTAL', factorName: '焦虑总分', isTotal: 1, itemNos, scoreMode: '1', isEnabled: 1 },
  ]),
  answerRows(scalefactorgroupresult, 'page', [
    { id: '1', factorGroupId: '9', minScore: 0, maxScore: 5, resultLevel: '0', resultTitle: '无焦虑' },
    { id: '2', factorGroupId: '9', minScore: second, maxScore: 9, resultLevel: '1', resultTitle: '轻度焦虑' },
  ]),
  answerRows(appletanswerrecord, 'page', []),
];

const args = {
  address: '/psychological/scaleEditor/5/%E7%84%A6%E8%99%91',
  shows: '对各种各样的事情担忧过多',
  answers: written('1-3', 5),
};

const meta: ScreenMeta = { ...screens, title: 'Screens/Scale editor', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

/** What keeps a scale from being enabled is told, and it is not offered. */
export const Faulty: ScreenStory = {
  args: { answers: written('1-4', 6) },
  play: onceDrawn(async ({ canvas }) => {
    await expect(await canvas.findByText(kitText('因子“焦虑总分”包含不存在的第 4 题'))).toBeVisible();
    await expect(canvas.getByText(kitText('因子“焦虑总分”的 5–6 分没有结果'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: kitText('启用') })).toBeDisabled();
  }),
};

/** A scale is tried by keys: nothing is kept, the risk answer and the result are told. */
export const Tried: ScreenStory = {
  play: onceDrawn(async () => {
    await new Keys().press(await screen.findByRole('button', { name: kitText('试测') }));
    const dialog = within(await screen.findByRole('dialog'));
    const [first] = await dialog.findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard('224');
    await expect(await dialog.findByText(kitText('试测不会保存。已答 3 / 3 题。'))).toBeVisible();
    await expect(dialog.getByText(kitText('命中危机题，会立即提醒心理咨询师。'))).toBeVisible();
    await expect(dialog.getByText('5 · 轻度焦虑')).toBeVisible();
  }),
};

/** A sound scale can be enabled; it is written to a file and copied with all parts by keys. */
export const Exchanged: ScreenStory = {
  args: {
    answers: [
      ...written('1-3', 5),
      answerAt('GET', `${scale.path}/${scaleFileCall.path}`, scaleFileCall.blank),
      answerAt('POST', `${scale.path}/${copyCall.path}`, { id: '6' }),
    ],
  },
  play: onceDrawn(async () => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const keys = new Keys();
    await expect(await screen.findByRole('button', { name: kitText('启用') })).toBeEnabled();
    await keys.press(screen.getByRole('button', { name: kitText('导出文件') }));
    await waitFor(() => expect(saved).toEqual(['GAD3.json']));
    click.mockRestore();
    await keys.press(screen.getByRole('button', { name: kitText('复制量表') }));
    await expect(await screen.findByText(kitText('已复制量表，可以在副本上修改'))).toBeVisible();
  }),
};
