import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { focusById } from '../Field/focusById.ts';
import { Page } from '../Page/Page.tsx';
import { PageTools } from '../Page/pageParts.ts';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { press } from '../fixtures/press.ts';

function Opener(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const close = <Button onPress={() => setOpen(false)}>取消</Button>;
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            {close}
            <Button variant="primary">保存</Button>
          </>
        }
      />
    </>
  );
}

/** Whether a list here would put its buttons beside the heading of a page. */
const ToolsPlace = () => <Text as="p">{use(PageTools) === undefined ? '按钮在列表上' : '按钮在页面标题旁'}</Text>;

/**
 * **Do** give each dialog one task, its name in the title and its actions in the footer. **Do not** open a dialog from
 * a dialog, or squeeze a long form into a small one.
 */
export default {
  component: Dialog,
  render: (args) => <Opener {...args} />,
  args: { title: '新增护路护线', isOpen: true, children: <Text as="p">先选所属网格，再填写路段名称与负责人。</Text> },
} satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: '新增护路护线' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: kitText('全屏') })).toHaveFocus();
  },
};

/** Also to a page that is inert until the window has handed the focus back, which drops it: the window asks again. */
export const ReturnsFocus: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: '新增护路护线' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await press(opener);
    const dialog = await screen.findByRole('dialog', { name: '新增护路护线' });
    // The first return of the focus is dropped, as it is while the page is inert.
    opener.addEventListener('focus', () => opener.blur(), { once: true });
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function Lines({ isLate = false }: { isLate?: boolean }) {
  const [value, setValue] = useState('');
  const [isThere, setThere] = useState(!isLate);
  return (
    <form>
      <TextField label="编号" value="HL0060" onChange={setValue} isReadOnly />
      {isThere ? <TextField label="路段名称" value={value} onChange={setValue} /> : <div aria-busy>路段名称</div>}
      <TextField label="负责人" value="" onChange={setValue} />
      {isLate && <Button onPress={() => setThere(true)}>读到了</Button>}
    </form>
  );
}

export const BeginsInAField: Story = {
  args: { children: <Lines /> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: '路段名称' })).toHaveFocus());
    await expect(screen.getByText('HL0060')).toHaveAttribute('tabindex', '-1');
  },
};

export const BeginsInAFieldThatComes: Story = {
  args: { children: <Lines isLate /> },
  play: async () => {
    const heading = await screen.findByRole('heading', { name: '新增护路护线' });
    await waitFor(() => expect(heading).toHaveFocus());
    screen.getByRole('button', { name: '读到了' }).click();
    await waitFor(() => expect(screen.getByRole('textbox', { name: '路段名称' })).toHaveFocus());
  },
};

export const Guarded: Story = {
  args: { onBeforeClose: fn(() => false) },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: kitText('关闭') }));
    await expect(args.onBeforeClose).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const Long: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => (
      <Text key={line} as="p">
        第 {line + 1} 条说明：请如实填写。
      </Text>
    )),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('group', { name: '新增护路护线' })).toHaveAttribute('tabindex', '0'));
    await userEvent.click(screen.getByRole('button', { name: kitText('全屏') }));
    await expect(screen.getByRole('button', { name: kitText('退出全屏') })).toBeVisible();
  },
};

/** What the focus scrolls to shows its label as well, not hidden under the title. */
export const LabelInSight: Story = {
  args: {
    children: (
      <div>
        {Array.from({ length: 40 }, (_, at) => (
          <TextField key={at} label={`第 ${at + 1} 项`} value="" onChange={fn()} />
        ))}
      </div>
    ),
  },
  play: async () => {
    const last = await screen.findByRole('textbox', { name: '第 40 项' });
    last.focus();
    focusById(screen.getByRole('textbox', { name: '第 5 项' }).id);
    const title = screen.getByRole('heading', { name: '新增护路护线' }).parentElement?.getBoundingClientRect();
    await expect(screen.getByText('第 5 项').getBoundingClientRect().top).toBeGreaterThanOrEqual(title?.bottom ?? 0);
  },
};

/** A long question ends where the text below it does. */
export const LongQuestion: Story = {
  args: { role: 'alertdialog', width: 440, title: `删除“${'WWW'.repeat(40)}”？` },
  play: async () => {
    const heading = await screen.findByRole('heading', { name: /^删除/ });
    const words = screen.getByText('先选所属网格，再填写路段名称与负责人。');
    await expect(Math.abs(heading.getBoundingClientRect().right - words.getBoundingClientRect().right)).toBeLessThan(1);
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

/** A list in a dialog keeps its buttons, although the page behind has a place for them. */
export const OverPage: Story = {
  tags: ['oneLanguage'],
  args: { children: <ToolsPlace /> },
  render: (args) => (
    <Page title="菜单">
      <Opener {...args} />
    </Page>
  ),
  play: async () => void (await screen.findByText('按钮在列表上')),
};
