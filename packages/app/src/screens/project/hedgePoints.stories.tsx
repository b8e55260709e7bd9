import { hedgePoints } from '@lattice/api/resources/project/hedgePoints';
import { expect, screen } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const shelter = (id: string, pointName: string, status: string, currentPeople: number, capacity: number) => ({
  id,
  pointName,
  status,
  currentPeople,
  capacity,
  hedgeType: '2',
  griddingId: '1',
  griddingIdName: '和平社区第一网格',
  address: '和平路 1 号',
});
const rows = [
  shelter('1', '和平社区党群服务中心', '2', 46, 160),
  shelter('2', '中心小学操场', '2', 228, 240),
  shelter('3', '文化广场', '3', 200, 200),
  shelter('4', '体育馆', '1', 0, 280),
];
const paged = (status: string | null) => {
  const records = rows.filter((row) => status === null || row.status === status);
  return { records, total: records.length, size: 200, current: 1, pages: 1 };
};
const answersOf = (isOpen: boolean) => [
  holds(...allOf(hedgePoints)),
  answer(hedgePoints, 'page', ({ query }) => {
    const status = query.get('status');
    return (isOpen || status === null ? paged(status) : { ...paged(''), records: [] }) as never;
  }),
];

const args = { address: '/project/hedgePoints', shows: '体育馆', answers: answersOf(true) };

export default { ...screens, title: 'Screens/Shelters', tags: ['!autodocs'], play: isDrawn, args } satisfies ScreenMeta;

/** How full the open shelters are, the fullest first. */
export const Open: ScreenStory = {
  play: onceDrawn(async () => {
    const bars = await screen.findAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['100', '95', '29']);
    await expect(bars[1]).toHaveAccessibleName('中心小学操场');
    await expect(bars[1]).toHaveAttribute('aria-valuetext', kitText('228 / 240 人'));
  }),
};

/** In quiet times the list alone. */
export const NoneOpen: ScreenStory = { tags: ['oneLanguage'], args: { answers: answersOf(false) } };
