import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { manyPeople, peopleFields, peopleSources } from '../fixtures/manyPeople.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../../fixtures/press.ts';
import { tick } from '../fixtures/tick.ts';
import { kitText } from '../../fixtures/kitText.ts';

/**
 * One value for a field of many records, and values changed in their cells. **Do** mark fields that change in ways of
 * their own as `readonly` or `isState`: they are not offered.
 */
export default {
  component: PeopleTable,
  title: 'CrudTable/BulkEdit',
} satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

/** A field, a value, what it changes, what became of it, and the way back. */
export const Selected: Story = {
  args: { count: 40 },
  play: async ({ canvas }) => {
    await tick(canvas, '王建国1');
    await tick(canvas, '李伟4');
    await press(await canvas.findByRole('button', { name: kitText('批量修改') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('批量修改 2 条记录') }));
    await press(await dialog.findByRole('button', { name: new RegExp(kitText('要修改的字段')) }));
    await press(await screen.findByRole('option', { name: '年龄' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /年龄/ }), '51');
    await press(dialog.getByRole('button', { name: kitText('预览') }));
    await dialog.findByText(kitText('将修改 2 条'));
    await expect(await dialog.findAllByRole('row')).toHaveLength(3);
    await press(dialog.getByRole('button', { name: kitText('修改 2 条') }));
    await dialog.findByText(kitText('已修改 2 条'));
    await expect(dialog.getAllByText(kitText('已修改'))).toHaveLength(2);
    // The focus comes after the words; a key that went down before would be lost.
    await waitFor(() => expect(dialog.getAllByRole('button', { name: kitText('关闭') }).at(-1)).toHaveFocus());
    await press(dialog.getByRole('button', { name: kitText('撤销') }));
    await dialog.findByText(kitText('已恢复 2 条'));
    await expect(dialog.getAllByText(kitText('已恢复'))).toHaveLength(2);
  },
};

const divisions = [
  { code: '33', name: '浙江省' },
  { code: '3306', name: '绍兴市', isLeaf: true },
  { code: '3301', name: '杭州市', isLeaf: true },
];

/** A division is told by its name, before and after. */
export const Named: Story = {
  args: {
    fields: [...peopleFields, { name: 'home', label: '户籍地', kind: 'region' }],
    source: memorySource(
      manyPeople()
        .slice(0, 20)
        .map((row) => ({ ...row, home: '3306' })),
    ),
    sources: {
      ...peopleSources,
      regions: {
        children: async (code) => divisions.filter((one) => one.code.length === code.length + 2 && one.code !== code),
        path: async (code) => divisions.filter((one) => code.startsWith(one.code)),
      },
    },
  },
  play: async ({ canvas }) => {
    await tick(canvas, '王建国1');
    await press(await canvas.findByRole('button', { name: kitText('批量修改') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('批量修改 1 条记录') }));
    await press(await dialog.findByRole('button', { name: new RegExp(kitText('要修改的字段')) }));
    await press(await screen.findByRole('option', { name: '户籍地' }));
    await press(await dialog.findByRole('button', { name: /户籍地$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /浙江省/ }));
    await userEvent.click(await screen.findByRole('option', { name: '杭州市' }));
    await press(dialog.getByRole('button', { name: kitText('预览') }));
    const table = within(await dialog.findByRole('table', { name: kitText('修改预览') }));
    await expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '浙江省 / 绍兴市',
      '浙江省 / 杭州市',
      '',
    ]);
  },
};

/** Values are changed where they stand while the list is open for that. */
export const InCells: Story = {
  args: { count: 40 },
  play: async ({ canvas }) => {
    await canvas.findByText('王建国1');
    await press(canvas.getByRole('button', { name: kitText('在单元格中修改') }));
    const [cell] = await canvas.findAllByRole('button', { name: new RegExp(kitText('修改人员类别：')) });
    await press(cell as HTMLElement);
    const input = await canvas.findByRole('combobox', { name: '人员类别' });
    const [, , third] = within(input).getAllByRole('option');
    await userEvent.selectOptions(input, third as HTMLElement);
    const word = (third as HTMLElement).textContent;
    await canvas.findAllByRole('button', { name: kitText('修改人员类别：') + word });
  },
};
