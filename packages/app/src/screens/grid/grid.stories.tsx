import { bordersCall, cutPreviewCall, joinPreviewCall } from '@lattice/api/map/gridReshape';
import { grid } from '@lattice/api/resources/grid/grid';
import { expect, screen, userEvent } from 'storybook/test';
import { kitPattern } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerAt, answerRow, treeNode } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { squareAt } from '../../fixtures/squareAt.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const square = (west: number) => squareAt(west, 34.7, 0.02, 0.02);
const rows = [
  { id: '11', gridName: '枫桥第一网格', west: 113.6 },
  { id: '12', gridName: '枫桥第二网格', west: 113.62 },
].map(({ id, gridName, west }) => ({
  id,
  gridName,
  gridCode: `FQ-${id}`,
  parentId: '1',
  gridLevel: '3' as const,
  gridType: '5' as const,
  isEnabled: 1 as const,
  geom: square(west),
}));
const [first] = rows as [(typeof rows)[number]];
const records = [
  { path: 'source/houseinfo', label: '房屋', moves: 120, stays: 180, unplaced: 4 },
  { path: 'grid/gridmember', label: '网格员', moves: 0, stays: 2, unplaced: 2 },
];
const peers = rows.map((row) => ({
  ...row,
  deptId: '1',
  principalId: '',
  principalName: '',
  lng: '',
  lat: '',
  color: '#409EFF',
}));

/** The list and its tree are there; a tree that is still read would be asked of the next story. */
const isRead: NonNullable<ScreenStory['play']> = async (context) => {
  await isDrawn(context);
  await context.canvas.findAllByRole('treeitem');
};

const args = listOf(
  grid,
  '枫桥第一网格',
  rows,
  answer(grid, 'lazyTree', [{ ...treeNode('1', '枫桥镇'), hasChildren: false }]),
  answerRow(grid, 'detail', first),
  answer(grid, 'getSubordinateGrid', []),
  answer(grid, 'getPeerGrid', peers),
  answerAt('POST', `grid/grid/${cutPreviewCall.path}`, {
    kept: { geometry: square(113.6), size: 2.4 },
    cut: { geometry: square(113.61), size: 1.6 },
    records,
    members: [
      { id: '21', name: '张*', post: '1', seenKept: 4, seenCut: 31 },
      { id: '22', name: '李*', post: '2', seenKept: 40, seenCut: 2 },
    ],
  }),
  answerAt('GET', `grid/grid/${joinPreviewCall.path}`, { joined: { geometry: square(113.6), size: 8 }, records }),
  answerAt('GET', `grid/grid/${bordersCall.path}`, [
    {
      id: '9',
      kind: 'split',
      time: '2026-03-09 10:08:00',
      userName: '汪晓',
      keptName: '枫桥第一网格',
      otherName: '枫桥第二网格',
      records: 120,
      undone: '',
      canUndo: true,
    },
  ]),
);

const meta: ScreenMeta = { ...screens, title: 'Screens/Grids', tags: ['!autodocs'], play: isRead, args };
export default meta;

/** Opens one of the works on the first grid. */
const opens =
  (name: RegExp): NonNullable<ScreenStory['play']> =>
  async (context) => {
    await isRead(context);
    const [more] = await context.canvas.findAllByRole('button', { name: kitPattern(/更多操作|更多/) });
    await userEvent.click(more as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: kitPattern(name) }));
  };

export const List: ScreenStory = {};

/**
 * A grid is cut along a line of vertices that are typed; how its records fall is told, and the members who work in the
 * new part are chosen for it.
 */
export const Cut: ScreenStory = {
  play: async (context) => {
    await opens(/^分割$/)(context);
    const line = await screen.findByRole('textbox', { name: kitPattern(/分割线/) });
    await userEvent.type(line, '113.61,34.69{Enter}113.61,34.73');
    await screen.findAllByText(/\b120\b/);
    const [leader, helper] = [
      await screen.findByRole('checkbox', { name: /张\*/ }),
      screen.getByRole('checkbox', { name: /李\*/ }),
    ];
    await expect([leader, helper].map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
    await userEvent.click(helper);
    await expect(helper).toBeChecked();
  },
};

/** What was done to the border, which can be taken back. */
export const Borders: ScreenStory = {
  play: async (context) => {
    await opens(/边界沿革/)(context);
    await screen.findByText(kitPattern(/分出/));
  },
};
