import { figures } from '@lattice/api/resources/blade-report/figures';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt, answerRow } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const args = {
  address: '/blade-report/design/1',
  shows: '各网格房屋用途',
  answers: [
    holds(...allOf(figures), ...allOf(houseinfo)),
    answerRow(figures, 'detail', {
      id: '1',
      name: '各网格房屋用途',
      register: 'source/houseinfo',
      rowField: 'griddingId',
      columnField: 'buildingUse',
      measures: 'count,sum:floorArea',
      filters: '',
      chart: '1',
      receiverType: '0',
      schedule: '0',
      createUser: '7001',
    }),
    answerAt('POST', 'blade-report/figures/compute', {
      rows: [
        { value: '7', name: '枫桥第一网格' },
        { value: '8', name: '枫桥第二网格' },
      ],
      columns: [
        { value: '1', name: '自住' },
        { value: '2', name: '出租' },
      ],
      cells: [
        { row: -1, column: -1, values: ['15', '1320.5'] },
        { row: 0, column: -1, values: ['9', '800'] },
        { row: 1, column: -1, values: ['6', '520.5'] },
        { row: 0, column: 0, values: ['7', '610'] },
        { row: 0, column: 1, values: ['2', '190'] },
        { row: 1, column: 0, values: ['6', '520.5'] },
      ],
      isCut: false,
    }),
  ],
};

const meta: ScreenMeta = { ...screens, title: 'Screens/Report design', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

/** A report with its question beside its answer. */
export const Kept: ScreenStory = {};

/** It is kept under a name, with who sees it and when it is sent. */
export const Keep: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('保存') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByDisplayValue('各网格房屋用途')).toBeVisible();
  }),
};

/** Nothing is chosen yet. */
export const New: ScreenStory = { args: { address: '/blade-report/design/new', shows: '请选择登记表' } };
