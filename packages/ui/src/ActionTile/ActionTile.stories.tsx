import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footprints, Siren, UserPlus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { ActionTile } from './ActionTile.tsx';

/**
 * **Do** offer the three or four things that the person does every day, as verbs. **Do not** repeat the menu, or offer
 * what the person may not do.
 */
export default {
  component: ActionTile,
  args: { label: '上报事件', icon: Siren, href: '#report' },
} satisfies Meta<typeof ActionTile>;
type Story = StoryObj<typeof ActionTile>;

const followed = fn((event: Event) => event.preventDefault());

export const ByKeyboard: Story = {
  args: { hint: '3 件草稿' },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.addEventListener('click', followed, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /上报事件/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

export const Row: Story = {
  render: () => (
    <Grid columns={{ xs: 2, md: 4 }} gap="md">
      <ActionTile label="登记人口" icon={UserPlus} href="#a" />
      <ActionTile label="上报事件" icon={Siren} href="#b" />
      <ActionTile label="开始巡查" icon={Footprints} href="#c" hint="2 项任务" />
      <ActionTile label="打开综合治理指挥大屏" icon={Siren} href="#d" isExternal />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /大屏/ })).toHaveAttribute('target', '_blank');
  },
};
