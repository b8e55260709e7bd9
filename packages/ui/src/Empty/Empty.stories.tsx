import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Empty } from './Empty.tsx';
import { inCard } from '../fixtures/surroundings.tsx';

/**
 * **Do** say why there is nothing, and offer the next step. **Do not** show it while rows are still loading (Skeleton)
 * or after an error (ErrorState).
 */
export default {
  component: Empty,
  decorators: [inCard],
} satisfies Meta<typeof Empty>;
type Story = StoryObj<typeof Empty>;

export const Nothing: Story = {
  args: {
    title: '还没有护路护线',
    description: '新增第一条，或从表格导入。',
    action: (
      <Button variant="primary" icon={<Icon of={Plus} />}>
        新增
      </Button>
    ),
  },
};

export const NoMatch: Story = { args: { kind: 'noMatch', action: <Button>清空筛选</Button> } };

export const NoPermission: Story = { args: { kind: 'noPermission' } };

/** In one line, where there are other things to see. */
export const Line: Story = { args: { isLine: true, title: '没有要办的事', description: '新的待办会立即出现在这里。' } };
