import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.tsx';
import * as css from './Field.css.ts';

/**
 * **Do** use it to build an input that the kit does not have, so that label, hint and error are tied to it. **Do not**
 * wrap it around the kit’s own inputs, which bring it along.
 */
export default {
  component: Field,
  args: {
    label: '路线名称',
    children: (control) => (
      <div className={css.frame}>
        <input {...control} className={css.input} defaultValue="沿江铁路" />
      </div>
    ),
  },
} satisfies Meta<typeof Field>;
type Story = StoryObj<typeof Field>;

export const WithHint: Story = {
  args: { description: '与公安机关登记的名称一致', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /路线名称/ });
    await expect(input).toHaveAccessibleDescription('与公安机关登记的名称一致');
    await expect(input).toBeRequired();
  },
};

export const WithError: Story = {
  args: { errorMessage: '请输入路线名称' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '路线名称' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('请输入路线名称');
  },
};

export const LabelAtTheSide: Story = { args: { labelPosition: 'side', isCompact: true } };

export const ReadOnly: Story = {
  args: { isReadOnly: true, text: '沿江铁路（下游段）' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: '路线名称' })).toHaveTextContent('沿江铁路（下游段）'),
};
