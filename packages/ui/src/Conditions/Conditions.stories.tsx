import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Conditions } from './Conditions.tsx';

/**
 * **Do** use it where conditions are kept, as in a report. **Do not** use it in a list: its advanced filter has them.
 */
export default {
  component: Conditions,
  args: {
    fields: [
      { name: 'address', label: '地址', kind: 'text', list: true },
      { name: 'use', label: '用途', kind: 'dict', dict: 'use', list: true },
    ],
    dictionaries: new Map([['use', [{ value: '1', label: '自住' }]]]),
    value: '["and",["address","like","枫桥"],["use","in","1"]]',
    onChange: fn(),
  },
} satisfies Meta<typeof Conditions>;
type Story = StoryObj<typeof Conditions>;

/** Two conditions, all of which hold; one is taken away. */
export const Two: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons.at(-2) as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('["and",["address","like","枫桥"]]');
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
  },
};

/** Without conditions everything counts. */
export const None: Story = { tags: ['!autodocs', 'oneLanguage'], args: { value: '' } };
