import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Tabs } from './Tabs.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

const items = [
  { id: 'visits', label: '走访记录', content: <p>3 月 2 日上门走访，老人身体健康。</p> },
  { id: 'events', label: '事件', content: <p>没有上报过事件。</p> },
  { id: 'houses', label: '人房关联', content: <p>2019 年入住至今。</p> },
];
const many = Array.from({ length: 24 }, (_, at) => ({
  id: String(at),
  label: `登记表 ${at + 1}`,
  content: <p>{`第 ${at + 1} 张登记表`}</p>,
}));

/**
 * **Do** show several views of one subject, the most used first. **Do not** hide in a tab what everybody must read, or
 * use tabs for consecutive steps.
 */
export default {
  component: Tabs,
  args: { label: '相关记录', items },
  decorators: [inCard],
} satisfies Meta<typeof Tabs>;
type Story = StoryObj<typeof Tabs>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '走访记录' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByText('没有上报过事件。')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '全部标签' })).toBeNull();
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect(canvas.getByText('没有上报过事件。')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '人房关联' })).toHaveFocus();
    const whole = canvas.getByRole('tablist').closest('[data-focus-visible]');
    await expect(whole).toHaveStyle({ outlineStyle: 'none' });
    await expect(canvas.getByRole('tabpanel', { name: '人房关联' })).toBeVisible();
  },
};

export const FromOutside: Story = {
  render: function Outside(args) {
    const [selected, setSelected] = useState('events');
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有上报过事件。')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '人房关联' }));
    await expect(canvas.getByText('2019 年入住至今。')).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { selected: 'nothing' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('tab', { name: '走访记录' })).toHaveAttribute('aria-selected', 'true'),
};

export const Many: Story = {
  args: { items: many },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{End}');
    await expect(canvas.getByText('第 24 张登记表')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('全部标签') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '登记表 2' }));
    await expect(canvas.getByText('第 2 张登记表')).toBeVisible();
    const tab = canvas.getByRole('tab', { name: '登记表 2' });
    await waitFor(() =>
      expect(tab.getBoundingClientRect().left).toBeGreaterThan(
        canvas.getByRole('tablist').getBoundingClientRect().left - 1,
      ),
    );
  },
};
