import { dict, integer, text } from '@lattice/api/field';
import { type GeneratedRegister, code } from '@lattice/api/resources/blade-develop/code';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { press } from '../../../../ui/src/fixtures/press.ts';
import { answer } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const elderHome: GeneratedRegister = {
  definition: {
    path: 'care/elderHome',
    label: '养老机构',
    title: 'homeName',
    fields: {
      homeName: text('机构名称', { required: true, search: true, list: true }),
      nature: dict('机构性质', 'elder_home_nature', { search: true, list: true }),
      bedCount: integer('床位数', { required: true, list: true }),
    },
  },
  words: {
    养老机构: 'Elder home',
    'list:养老机构': 'Elder homes',
    机构名称: 'Name of the home',
    机构性质: 'Nature',
    床位数: 'Beds',
  },
  guessed: ['机构性质'],
  dictionaries: [
    {
      code: 'elder_home_nature',
      label: '机构性质',
      english: 'Nature',
      isNew: true,
      entries: [
        { key: '1', label: '公办', english: 'Public' },
        { key: '2', label: '民办', english: 'Private' },
      ],
    },
  ],
  rows: [
    { homeName: '清溪养老院', nature: '1', bedCount: 46 },
    { homeName: '古塘养老院', nature: '2', bedCount: 60 },
  ],
  replaces: false,
  faults: [],
  files: [{ path: 'packages/api/src/resources/care/elderHome.ts', text: 'export const elderHome = 1;' }],
  archive: btoa('PK'),
};

const args = listOf(
  code,
  'source_houseinfo',
  [{ id: '1', codeName: '房屋', tableName: 'source_houseinfo', serviceName: 'lattice-demo' }],
  holds(...allOf(code), 'code_gen-code', 'code_gen_code'),
  answer(code, 'genCode', [elderHome]),
);

const meta: ScreenMeta = { ...screens, title: 'Screens/Code generation', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

export const List: ScreenStory = {};

/** What was made is a screen that works, in both languages, before its files are taken. */
export const Preview: ScreenStory = {
  tags: ['oneLanguage'],
  play: onceDrawn(async ({ canvas }) => {
    const row = within((await canvas.findByText('source_houseinfo')).closest('tr') as HTMLElement);
    // The buttons lie over the end of the row that is pointed at.
    await press(row.getByRole('button', { name: kitText('生成代码'), hidden: true }));
    const dialog = within(
      await screen.findByRole('dialog', { name: kitText('生成的登记表：养老机构') }, { timeout: 10_000 }),
    );
    await expect(await dialog.findByText('清溪养老院', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByText('公办')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'English' }));
    await expect(await dialog.findByText('Private', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByRole('columnheader', { name: /Beds/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const form = within(await screen.findByRole('dialog', { name: /^Add/ }));
    await userEvent.click(await form.findByRole('textbox', { name: /Beds/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findAllByText(/Enter|Please|required/i)).not.toHaveLength(0);
    await userEvent.type(form.getByRole('textbox', { name: /Name of the home/ }), '梅园');
    await userEvent.clear(form.getByRole('textbox', { name: /Beds/ }));
    await userEvent.type(form.getByRole('textbox', { name: /Beds/ }), '30');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('梅园')).toBeVisible();
    await userEvent.click(dialog.getByRole('tab', { name: kitText('源文件') }));
    await expect(await dialog.findByText('export const elderHome = 1;')).toBeVisible();
  }),
};
