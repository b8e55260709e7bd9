import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

/**
 * **Do** give the name, so that initials stand in where there is no picture. **Do not** let an avatar alone identify a
 * person.
 */
export default { component: Avatar, args: { name: '张三' } } satisfies Meta<typeof Avatar>;
type Story = StoryObj<typeof Avatar>;

export const Letters: Story = {
  render: () => (
    <Stack direction="row" align="center">
      {['张三', '欧阳修远', '李四', '王芳', '赵铁柱', 'admin', 'Mary Ann'].map((name) => (
        <Avatar key={name} name={name} size={40} />
      ))}
    </Stack>
  ),
};

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,nothing', size: 48 },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getByRole('img', { name: '张三' })).toHaveTextContent('张')),
};
