import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { type CrudAction, type CrudField, CrudTable, type DataSource, useMemoryState } from './CrudTable.tsx';
import { press } from '../fixtures/press.ts';

interface Person {
  id: string;
  name: string;
  isMember: boolean;
  gridId: string;
  gridIdName: string;
  photo: string;
}

const fields: CrudField[] = [
  { name: 'name', label: '姓名', kind: 'text', search: true, list: true },
  { name: 'isMember', label: '会员', kind: 'switch', search: true, list: true },
  { name: 'gridId', label: '所属网格', kind: 'ref', to: 'grid', search: true, list: true },
  { name: 'photo', label: '照片', kind: 'image' },
];
const people: Person[] = [
  { id: '1', name: '王小明', isMember: true, gridId: '7', gridIdName: '第一网格', photo: '' },
  { id: '2', name: '李秀英', isMember: false, gridId: '7', gridIdName: '第一网格', photo: '' },
];
const page = fn<DataSource<Person>['page']>(async () => ({ records: people, total: people.length }));
const submit = fn(async () => true);
const source: DataSource<Person> = {
  page,
  submit,
  detail: async (id) => people.find((one) => one.id === id) ?? Promise.reject(new Error('记录不存在')),
};
const greet = fn<(names: readonly string[]) => void>();
const actions: CrudAction<Person>[] = [
  {
    id: 'greet',
    label: '问候',
    scope: 'row',
    isShown: ({ isMember }) => isMember,
    run: async (rows) => greet(rows.map(({ name }) => name)),
  },
];

function People() {
  return (
    <CrudTable
      label="人员"
      name="story-host"
      title="name"
      fields={fields}
      source={source}
      sources={{ options: async () => [] }}
      crudActions={actions}
      shownActions={5}
      state={useMemoryState()}
    />
  );
}

/**
 * A list of a host that has rows of its own type, a list and a form, and neither trees nor a place for files. **Do**
 * leave out what the back end cannot do: nothing that needs it is offered. **Do not** hand in sources that reject.
 */
const meta: Meta<typeof People> = { component: People };
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows come back to the host; references and files are shown and not asked for, a switch is a boolean. */
export const OwnRows: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: kitText('筛选') }));
    const search = within(await canvas.findByRole('search', { name: /查询条件|search/i }));
    await expect(await canvas.findAllByRole('gridcell', { name: '第一网格' })).toHaveLength(2);
    await expect(search.queryByText('所属网格')).toBeNull();
    await expect(search.queryByText(/创建时间/)).toBeNull();
    await expect(page.mock.lastCall?.[0]).toEqual({ page: 1, size: 10, sort: [], search: [] });
    await press(canvas.getByRole('button', { name: /问候/ }));
    await waitFor(() => expect(greet).toHaveBeenLastCalledWith(['王小明']));
    const [, edit] = canvas.getAllByRole('button', { name: new RegExp(kitText('编辑')) });
    await press(edit as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    const toggle = await dialog.findByRole('switch', { name: '会员' });
    await expect(dialog.queryByRole('button', { name: /所属网格/ })).toBeNull();
    await press(toggle, ' ');
    await waitFor(() => expect(toggle).toBeChecked());
    await press(dialog.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(submit).toHaveBeenLastCalledWith({ id: '2', isMember: true }));
  },
};
