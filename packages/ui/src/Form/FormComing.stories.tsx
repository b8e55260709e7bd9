import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Option } from '../Field/Option.ts';
import { Form } from './Form.tsx';
import type { FormField } from './FormField.ts';
import { sources } from './fixtures/schoolForm.ts';
import { kitText } from '../fixtures/kitText.ts';

const fields: FormField[] = [
  { name: 'kind', label: '事件类型', kind: 'dict', dict: 'event_type' },
  { name: 'gridId', label: '所属网格', kind: 'ref', to: 'grid/grid' },
];
const values = { kind: '07', gridId: '1813474840000000001' };
let release: () => void = () => undefined;

/**
 * What stands in a form while the words of its codes are looked up. **Do** leave the place. **Do not** show the code.
 */
export default {
  component: Form,
  args: { id: 'coming', fields, values, sources, validate: () => [], onSubmit: fn(() => Promise.resolve()) },
  render: function Held(args) {
    return <Form {...args} />;
  },
  beforeEach: ({ args }) => {
    const later = new Promise<void>((go) => (release = go));
    args.sources = {
      ...sources,
      options: () => later.then((): Option[] => [{ value: '07', label: '消防隐患' }]),
      tree: () => grids,
    };
    const grids = {
      children: () => Promise.resolve([]),
      labels: () => later.then(() => ({ [values.gridId]: '第一网格' })),
    };
  },
} satisfies Meta<typeof Form>;
type Story = StoryObj<typeof Form>;

/** A record that is read shows its place until the words are there, and never the code. */
export const Read: Story = {
  args: { mode: 'view' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#coming [aria-busy]')).toBeVisible());
    await expect(await canvas.findByText('…')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/07|18134/);
    const tall = canvasElement.querySelector('form')?.offsetHeight;
    release();
    await canvas.findByText('消防隐患');
    await canvas.findByText('第一网格');
    await expect(canvasElement.querySelector('form')?.offsetHeight, 'nothing moves').toBe(tall);
  },
};

/** A form that is filled in does the same, as after a draft was restored. */
export const FilledIn: Story = {
  args: { mode: 'edit' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(kitText('正在读取选项…'));
    await canvas.findByRole('button', { name: /^… 所属网格/ });
    await expect(canvasElement).not.toHaveTextContent(/07|18134/);
    release();
    await canvas.findByRole('button', { name: /消防隐患/ });
    await canvas.findByRole('button', { name: /^第一网格/ });
  },
};
