import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { patrolTaskPoints } from '@lattice/api/resources/project/patrolTaskPoints';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerAt, answerRows } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Patrol tasks', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

/** Patrols, those that have not begun with the way to their points. */
export const List: ScreenStory = {
  args: listOf(patrolTask, '三月消防巡查', [
    { id: '1', taskNo: 'XC1', taskName: '三月消防巡查', griddingId: '1', griddingIdName: '第一网格', status: '0' },
  ]),
};

const place = (id: string, pointName: string, lng: string) => ({ id, pointName, address: '', lng, lat: '30.1' });
const chosen = [
  { ...place('11', '充电棚', '120.100'), pointId: '1', sort: 1, planTime: '08:30:00' },
  { ...place('12', '垃圾投放点', '120.110'), pointId: '3', sort: 2 },
  { ...place('13', '治安岗亭', '120.105'), pointId: '2', sort: 3 },
];

/** The points of a patrol in a list and on the map, put in their shortest order, with times and executors. */
export const Points: ScreenStory = {
  args: listOf(
    patrolTask,
    '三月消防巡查',
    [
      {
        id: '1',
        taskNo: 'XC1',
        taskName: '三月消防巡查',
        griddingId: '1',
        griddingIdName: '第一网格',
        gridMemberIds: '51,52',
        status: '0',
      },
    ],
    answerRows(patrolPoints, 'page', [
      place('1', '充电棚', '120.100'),
      place('2', '治安岗亭', '120.105'),
      place('3', '垃圾投放点', '120.110'),
      place('4', '河边亲水平台', '120.112'),
    ]),
    answerRows(patrolTaskPoints, 'page', chosen),
    answerRows(gridmember, 'page', [
      { id: '51', personName: '汪**' },
      { id: '52', personName: '陈**' },
    ]),
    answer(patrolTask, 'patrolTaskPoints', { pointCount: 3 }),
    answerAt('GET', `${patrolTask.path}/counts`, { 0: 1 }),
  ),
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitText('更多') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: kitText('安排点位') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('安排点位：三月消防巡查') }));
    const times = within(await dialog.findByRole('region', { name: kitText('到达时间和执行人') }));
    const order = () => times.getAllByRole('listitem').map((line) => line.textContent?.slice(0, 4));
    await expect(order()).toEqual(['1充电棚', '2垃圾投', '3治安岗']);
    await expect(times.getByRole('group', { name: kitText('“充电棚”计划到达时间') })).toHaveTextContent('08:30');
    await userEvent.click(dialog.getByRole('button', { name: kitText('按最短路线排列') }));
    await expect(order()).toEqual(['1充电棚', '2治安岗', '3垃圾投']);
    await expect(dialog.getByRole('button', { name: kitText('按最短路线排列') })).toBeDisabled();
    await userEvent.click(times.getByRole('button', { name: new RegExp(kitText('“治安岗亭”执行人')) }));
    await userEvent.click(await screen.findByRole('option', { name: '陈**' }));
    await userEvent.click(dialog.getByRole('button', { name: kitText('保存') }));
    await expect(await screen.findByText(kitText('已安排 3 个点位'))).toBeInTheDocument();
  }),
};
