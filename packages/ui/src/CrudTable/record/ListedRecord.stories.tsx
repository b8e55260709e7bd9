import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { kitText } from '../../fixtures/kitText.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';
import type { DataSource } from '../DataSource.ts';
import { manyPeople } from '../fixtures/manyPeople.ts';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../../fixtures/press.ts';
import { rowOf } from '../fixtures/rowOf.ts';

const submit = fn<NonNullable<DataSource['submit']>>();
/** Twenty people whose source gives lists alone, and notes what it is sent. */
const { detail: _detail, submit: store, ...source } = memorySource(manyPeople().slice(0, 20));

export default {
  component: PeopleTable,
  args: { source: { ...source, submit }, rights: { edit: true } },
  beforeEach: () => void submit.mockImplementation(async (row) => store?.(row)),
  parameters: {
    docs: {
      description: {
        component:
          'A record of a source without `detail`. **Do** give `detail` where lists leave out fields; ' +
          'the form holds what the row of the list holds.',
      },
    },
  },
} satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

/** It is edited as the list has it; what is emptied is sent as null, and what nobody touched is not sent. */
export const EditedAsListed: Story = {
  play: async ({ canvas }) => {
    await press((await rowOf(canvas, '黄国栋2')).getByRole('button', { name: kitText('编辑') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('编辑人员') }));
    await press(await dialog.findByRole('textbox', { name: /年龄/ }), '{Control>}a{/Control}{Backspace}');
    const visited = within(await dialog.findByRole('group', { name: /最近走访/ }));
    for (const segment of visited.getAllByRole('spinbutton')) {
      await press(segment, '{Backspace>4/}');
    }
    await press(await dialog.findByRole('textbox', { name: /姓名/ }), '{Control>}a{/Control}黄栋{Enter}');
    await canvas.findByText('黄栋');
    await expect(submit.mock.calls.map(([row]) => row)).toEqual([
      { id: '2', rev: 1, name: '黄栋', age: null, visited: null },
    ]);
  },
};

/** By an address that names a record of another page: it says so, and reading the list again is offered. */
export const OfAnotherPage: Story = {
  args: { start: { open: { mode: 'edit', id: '404' } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: kitText('编辑人员') }));
    await dialog.findByText(kitText('这里的记录只在列表中显示，不能单独打开。'));
    await waitFor(() => expect(dialog.getByRole('button', { name: kitText('保存') })).toBeDisabled());
  },
};
