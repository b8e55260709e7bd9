import { resourcespatrolcartrajectory } from '@lattice/api/resources/dispatch/resourcespatrolcartrajectory';
import { grid } from '@lattice/api/resources/grid/grid';
import { gridmembertrajectory } from '@lattice/api/resources/grid/gridmembertrajectory';
import { expect, userEvent } from 'storybook/test';
import { kitPattern } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerRows } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

const day = '2026-03-09';
const position = (id: string, name: string, time: string) => ({
  id: `${id}${time}`,
  gridMemberId: id,
  gridMemberIdName: name,
  locateTime: `${day} ${time}`,
  lng: '113.6',
  lat: '34.7',
});
const moves = [
  ['08:40:00', '113.600', '34.700', 1],
  ['09:02:00', '113.604', '34.702', 1],
  ['09:24:00', '113.604', '34.702', 1],
  ['09:46:00', '113.612', '34.704', 0],
  ['10:08:00', '113.606', '34.699', 1],
] as const;

const args = {
  address: '/grid/tracks',
  shows: '汪**',
  answers: [
    holds('gridmembertrajectory_view', 'grid_view'),
    answerRows(grid, 'page', []),
    answerRows(gridmembertrajectory, 'page', [
      position('1', '汪**', '10:08:00'),
      position('2', '陈**', '09:55:00'),
      position('1', '汪**', '09:46:00'),
    ]),
    answer(gridmembertrajectory, 'getCoordinate', ({ query }) =>
      moves.map(([time, lng, lat, inGrid], at) => ({
        id: `${query.get('gridMemberId')}${at}`,
        locateTime: `${day} ${time}`,
        lng,
        lat: String(Number(lat) + Number(query.get('gridMemberId')) * 0.01),
        speed: 3,
        inGrid,
      })),
    ),
  ],
};

export default { ...screens, title: 'Screens/Tracks', tags: ['!autodocs'], play: isDrawn, args } satisfies ScreenMeta;

/** The last day with positions, with a stay and a leave of the own grid; who moved last is shown at once. */
export const LastDay: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    const leave = await canvas.findAllByRole('button', { name: kitPattern(/离开本网格/) });
    await expect(leave).toHaveLength(2);
    await userEvent.click(leave[0] as HTMLElement);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', `${day} 09:46:00`);
  }),
};

/** Nobody moved. */
export const Nothing: ScreenStory = {
  args: {
    shows: '这一天没有轨迹',
    answers: [
      holds('gridmembertrajectory_view'),
      answerRows(grid, 'page', []),
      answerRows(gridmembertrajectory, 'page', []),
      answerRows(resourcespatrolcartrajectory, 'page', []),
    ],
  },
};
