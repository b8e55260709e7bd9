import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { vars } from '../theme/vars.css.ts';
import { Card } from './Card.tsx';
import { inBox } from '../fixtures/surroundings.tsx';

/** **Do** give each card one subject, with a title where there are several cards. **Do not** put cards inside cards. */
export default {
  component: Card,
  args: {
    children: (
      <Text as="p" tone="muted">
        本月新增事件 36 件，已办结 31 件。
      </Text>
    ),
  },
} satisfies Meta<typeof Card>;
type Story = StoryObj<typeof Card>;

export const Plain: Story = {};

export const Titled: Story = {
  args: {
    title: '事件处置',
    actions: (
      <Button size="small" variant="quiet">
        全部
      </Button>
    ),
  },
};

export const OwnLook: Story = {
  args: { radius: 20, background: vars.color.accentSoft, children: <Text as="p">城东街道</Text> },
};

export const Block: Story = {
  args: { isBlock: true, title: '占满高度' },
  decorators: [inBox({ height: 220 })],
};
