import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';
import { inCard } from '../fixtures/surroundings.tsx';

/**
 * **Do** say what happened, why it matters and what to do, and offer the way on. **Do not** use it for passing news
 * (Toast) or for every hint on a page.
 */
export default {
  component: Alert,
  decorators: [inCard],
} satisfies Meta<typeof Alert>;
type Story = StoryObj<typeof Alert>;

export const Tones: Story = {
  render: () => (
    <Stack>
      <Alert>演示数据每天零点恢复，请不要录入真实信息。</Alert>
      <Alert tone="success">已导入 120 条。</Alert>
      <Alert tone="warning" title="密码将在 3 天后过期">
        请在个人中心修改密码。
      </Alert>
      <Alert tone="critical" action={<Link href="#retry">重试</Link>}>
        没有保存：另一位同事刚刚修改了这条记录。
      </Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有保存');
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
  },
};
