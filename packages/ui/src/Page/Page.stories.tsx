import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';

/** **Do** give each page one h1, set by `title`. **Do not** nest pages. */
export default {
  component: Page,
  args: {
    title: '护路护线',
    children: (
      <Card>
        <Text as="p" tone="muted">
          列表在此。
        </Text>
      </Card>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Titled: Story = { args: { actions: <Button variant="primary">新增</Button> } };

export const HiddenTitle: Story = { args: { isTitleHidden: true } };
