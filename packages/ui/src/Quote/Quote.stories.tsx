import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Quote } from './Quote.tsx';

/**
 * Words of a text or of a person that a remark is about. **Do** write the remark under it. **Do not** use it for hints
 * or warnings.
 */
export default { component: Quote, args: { children: '本周五上午九点到十一点停水' } } satisfies Meta<typeof Quote>;
type Story = StoryObj<typeof Quote>;

/** A line, as a screen reader announces it: a quotation. */
export const Default: Story = {
  play: async ({ canvas, args }) => expect(canvas.getByRole('blockquote')).toHaveTextContent(args.children),
};

/** Long words break, and lines are kept. */
export const Long: Story = { args: { children: `${'网格员入户走访记录'.repeat(20)}\n第二行` } };
