import { datasource } from '@lattice/api/resources/blade-develop/datasource';
import { model } from '@lattice/api/resources/blade-develop/model';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerRows } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const args = listOf(
  model,
  'source_houseinfo',
  [{ id: '1', modelTable: 'source_houseinfo', modelName: '房屋', modelCode: 'house' }],
  answerRows(datasource, 'page', [{ id: '5', name: '民政库' }]),
  answer(model, 'tableList', [
    { name: 'elder_home', comment: '养老机构' },
    { name: 'elder_person', comment: '' },
  ]),
  answer(model, 'tableInfo', {
    name: 'elder_home',
    comment: '养老机构',
    fields: [{ name: 'home_name', type: 'text', comment: '名称', isRequired: true }],
  }),
);

const meta: ScreenMeta = { ...screens, title: 'Screens/Data models', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

/** A model is made of a table of a data source: its columns are shown first. */
export const FromTable: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('从数据表新增') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: kitPattern(/数据源/) }));
    await userEvent.click(await screen.findByRole('option', { name: '民政库' }));
    await userEvent.type(await dialog.findByRole('combobox', { name: kitPattern(/数据表/) }), 'home');
    await userEvent.click(await screen.findByRole('option', { name: /elder_home/ }));
    await expect(await dialog.findByText('home_name')).toBeVisible();
    await expect(dialog.getByDisplayValue('养老机构')).toBeVisible();
  }),
};
