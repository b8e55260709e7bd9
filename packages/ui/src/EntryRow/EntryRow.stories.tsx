import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { EntryRow, type EntryRowProps } from './EntryRow.tsx';

const remove = (
  <Button variant="quiet" size="small">
    移出
  </Button>
);

/**
 * One of several records that are registered together. **Do** name it as people do. **Do not** use it to read a list:
 * that is RecordList.
 */
export default {
  component: EntryRow,
  args: {
    title: '汤*',
    facts: ['女', '44 岁', '户主'],
    state: { label: '在住', tone: 'success' },
    note: '2021-03-01 起',
    actions: remove,
  },
  decorators: [
    (Story) => (
      <Card title="人员">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EntryRow>;
type Story = StoryObj<typeof EntryRow>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '汤*' })).toHaveTextContent('女44 岁户主在住2021-03-01 起移出');
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
  },
};

function Folding(args: EntryRowProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <EntryRow {...args} isOpen={isOpen} onToggle={setOpen}>
      <p>还要填写的内容</p>
    </EntryRow>
  );
}

export const Folded: Story = {
  args: { onToggle: fn() },
  render: (args) => <Folding {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitText('收起：汤*') }));
    await expect(canvas.getByText('还要填写的内容')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('展开：汤*') }));
    await expect(canvas.getByText('还要填写的内容')).toBeVisible();
  },
};
