import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { GuardedForm } from './fixtures/GuardedForm.tsx';
import type { FormField } from './FormField.ts';
import type { FormValues } from './FormValues.ts';
import { sources } from './fixtures/schoolForm.ts';
import { kitText } from '../fixtures/kitText.ts';
import { press } from '../fixtures/press.ts';

const fields: FormField[] = [
  { name: 'name', label: '姓名', kind: 'text', required: true, sensitive: 'name' },
  { name: 'phone', label: '联系方式', kind: 'phone', required: true, sensitive: 'phone' },
  { name: 'address', label: '现住址', kind: 'text', sensitive: 'address', help: '写到门牌号' },
  { name: 'remark', label: '备注', kind: 'text' },
];

/**
 * Values that came masked. **Do** leave them as they are stored unless somebody knows the new value. **Do not** ask for
 * a value again only because it is masked.
 */
export default {
  component: GuardedForm,
  args: {
    fields,
    values: { id: '1', name: '张*', phone: '138****5678', address: '云岚市清溪区枫桥镇******', remark: '' },
    sources,
    mode: 'edit',
    onLeave: fn(),
    onSubmit: fn(async (_values: FormValues) => undefined),
    validate: (values: FormValues) =>
      ['name', 'phone']
        .filter((name) => !/^[^*]+$/.test(String(values[name] ?? '')))
        .map((field) => ({ field, message: `${field}不正确` })),
  },
} satisfies Meta<typeof GuardedForm>;
type Story = StoryObj<typeof GuardedForm>;

/** What nobody replaced is neither checked nor sent. */
export const Untouched: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '备注' }), '已核实');
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ id: '1', remark: '已核实' }));
  },
};

/** A button named after the field empties it and opens its input; another one brings the masked value back. */
export const Replaced: Story = {
  play: async ({ canvas, args }) => {
    const replace = await canvas.findByRole('button', { name: kitText('更换联系方式') });
    await press(replace);
    const input = await canvas.findByRole('textbox', { name: /联系方式/ });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('phone不正确'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: kitText('联系方式：保留原值') }));
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('更换联系方式') })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: kitText('更换现住址') }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /现住址/ }), '书院路20号');
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ id: '1', address: '书院路20号', remark: '' }));
  },
};

const house = { id: '12', title: '1号楼102', hasChildren: false };

/** A masked value that comes with a chosen record stands as one of the record itself: nobody is told to correct it. */
export const Proposed: Story = {
  args: {
    fields: [
      { name: 'houseId', label: '现住房屋', kind: 'ref', to: 'source/houseinfo' },
      {
        name: 'address',
        label: '现住址',
        kind: 'text',
        sensitive: 'address',
        copy: { through: 'houseId', field: 'address' },
      },
    ],
    values: {},
    mode: 'add',
    sources: {
      ...sources,
      tree: () => ({ children: async () => [house], labels: async () => ({ [house.id]: house.title }) }),
      record: async () => ({ address: '云岚市清溪区枫桥镇******' }),
    },
    validate: ({ address }) => (String(address).includes('*') ? [{ field: 'address', message: 'address不正确' }] : []),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /现住房屋/ }));
    await userEvent.click(await screen.findByRole('treeitem', { name: house.title }));
    await expect(await canvas.findByRole('button', { name: kitText('更换现住址') })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /现住址/ })).not.toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.queryByText('address不正确')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ houseId: '12' }));
  },
};

let tell: (row: FormValues) => void = () => undefined;

/** Who saves while the fields of a chosen record are still read is not asked for what is on its way. */
export const SavedEarly: Story = {
  args: {
    fields: [
      { name: 'houseId', label: '现住房屋', kind: 'ref', to: 'source/houseinfo' },
      { name: 'usage', label: '用途', kind: 'text', required: true, copy: { through: 'houseId', field: 'usage' } },
    ],
    values: {},
    mode: 'add',
    sources: {
      ...sources,
      tree: () => ({ children: async () => [house], labels: async () => ({ [house.id]: house.title }) }),
      record: async () => new Promise((resolve) => (tell = resolve)),
    },
    validate: ({ usage }) => (usage ? [] : [{ field: 'usage', message: '请填写用途' }]),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /现住房屋/ }));
    await userEvent.click(await screen.findByRole('treeitem', { name: house.title }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    tell({ usage: '住宅' });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ houseId: '12', usage: '住宅' }));
    await expect(canvas.queryByText('请填写用途')).toBeNull();
  },
};
