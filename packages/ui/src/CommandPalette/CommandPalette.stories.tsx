import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, LockKeyhole, Palette, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

function Working(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Text as="p">按 Ctrl+K 打开。</Text>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/**
 * **Do** begin each command with a verb and offer only what works now. **Do not** make it the only way to do something.
 */
export default {
  component: CommandPalette,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    onRun: fn(),
    recents: ['theme'],
    commands: [
      { id: 'add', label: '新增网格员', group: '当前页面', icon: Plus, shortcut: 'N' },
      { id: 'export', label: '导出', group: '当前页面', icon: Download },
      { id: 'theme', label: '切换主题', group: '系统', icon: Palette, names: ['theme', '皮肤'] },
      { id: 'lock', label: '锁屏', group: '系统', icon: LockKeyhole },
    ],
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof CommandPalette>;
type Story = StoryObj<typeof CommandPalette>;

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('切换主题');
    await userEvent.keyboard('sp');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRun).toHaveBeenCalledWith('lock');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Recents: Story = { args: { isOpen: true } };

export const OtherNames: Story = {
  args: { isOpen: true },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox'), '皮肤');
    await userEvent.click(screen.getByRole('option', { name: /切换主题/ }));
    await expect(args.onRun).toHaveBeenCalledWith('theme');
  },
};
