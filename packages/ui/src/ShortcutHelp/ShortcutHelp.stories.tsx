import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { ShortcutHelp, type ShortcutHelpProps } from './ShortcutHelp.tsx';
import { kitText } from '../fixtures/kitText.ts';

function Working(props: ShortcutHelpProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [text, setText] = useState('');
  return (
    <>
      <TextField label="姓名" value={text} onChange={setText} />
      <ShortcutHelp {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/**
 * **Do** list every shortcut that works now, and let people switch single-key shortcuts off. **Do not** take over keys
 * of the browser or the screen reader.
 */
export default {
  component: ShortcutHelp,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    groups: [
      {
        label: '到处',
        shortcuts: [
          { label: '命令面板', keys: ['Ctrl', 'K'] },
          { label: '快捷键列表', keys: ['?'] },
          { label: '到通知', keys: ['F6'] },
        ],
      },
      {
        label: '页面标签',
        shortcuts: [
          { label: '关闭页面', keys: ['Del'] },
          { label: '打开菜单', keys: ['Shift', 'F10'] },
          { label: '移动标签', keys: ['Ctrl', 'Shift', '→'] },
        ],
      },
    ],
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof ShortcutHelp>;
type Story = StoryObj<typeof ShortcutHelp>;

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.keyboard('{Tab}?');
    await expect(screen.getByRole('textbox')).toHaveValue('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('textbox').blur();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: kitText('键盘快捷键') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = { args: { isOpen: true } };

export const KeyOff: Story = {
  args: { isKeyEnabled: false },
  play: async () => {
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
