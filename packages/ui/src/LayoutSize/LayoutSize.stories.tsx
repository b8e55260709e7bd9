import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../Tag/Tag.tsx';
import { useLayoutSize } from './LayoutSize.tsx';

function Shown() {
  const size = useLayoutSize();
  return <Tag tone="accent">{size}</Tag>;
}

/**
 * `useLayoutSize()` returns `xs` (below 768 px), `sm` (from 768), `md` (from 992) or `lg` (from 1200). **Do** use it
 * where the structure itself changes. **Do not** use it for sizes and gaps: CSS media queries need no render.
 */
export default { component: Shown } satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

export const Current: Story = {
  play: async ({ canvas }) => {
    const width = window.innerWidth;
    await expect(canvas.getByText(width < 768 ? 'xs' : width < 992 ? 'sm' : width < 1200 ? 'md' : 'lg')).toBeVisible();
  },
};
