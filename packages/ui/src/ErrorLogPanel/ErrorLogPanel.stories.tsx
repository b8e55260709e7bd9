import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ErrorLogPanel, type ErrorLogPanelProps } from './ErrorLogPanel.tsx';
import { kitText } from '../fixtures/kitText.ts';

function Working(props: ErrorLogPanelProps) {
  const [logs, setLogs] = useState(props.logs);
  const clear = async () => {
    await props.onClear();
    setLogs([]);
  };
  return <ErrorLogPanel {...props} logs={logs} onClear={clear} />;
}

/**
 * **Do** keep personal data out of the logs, and show their number as a badge on the tool that opens this. **Do not**
 * send them without asking.
 */
export default {
  component: ErrorLogPanel,
  args: {
    onUpload: fn(async () => undefined),
    onClear: fn(async () => undefined),
    logs: [
      {
        id: '1',
        type: 'TypeError',
        url: '/grid/member',
        message: "Cannot read properties of undefined (reading 'name')",
        stack:
          'TypeError: Cannot read properties of undefined\n' +
          '    at MemberCard (MemberCard.tsx:12:8)\n    at renderWithHooks',
        time: '2026-11-20 09:30:12',
      },
      {
        id: '2',
        type: 'ChunkLoadError',
        url: '/dispatch/gis-mapvisual',
        message: '页面没有加载完成',
        stack: '',
        time: '2026-11-19 16:02:40',
      },
    ],
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof ErrorLogPanel>;
type Story = StoryObj<typeof ErrorLogPanel>;

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: kitText('确定上传本地日志到服务器?') })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: kitText('上传') })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(kitText('发送成功!'))).toBeVisible();
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

export const Cleared: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: kitText('清空本地日志') }));
    await userEvent.click(await screen.findByRole('button', { name: kitText('清空') }));
    await expect(await screen.findByText(kitText('清空成功!'))).toBeVisible();
    await expect(screen.getByText(kitText('没有错误记录'))).toBeVisible();
    await expect(screen.getByRole('button', { name: kitText('上传服务器') })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: { onUpload: () => Promise.reject(new Error('网络中断，日志仍保存在本机，请稍后再试。')) },
  play: async () => {
    await userEvent.click(screen.getByText(kitText('错误堆栈')));
    await expect(screen.getByText(/renderWithHooks/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: kitText('上传服务器') }));
    await userEvent.click(await screen.findByRole('button', { name: kitText('上传') }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('日志仍保存在本机');
  },
};
