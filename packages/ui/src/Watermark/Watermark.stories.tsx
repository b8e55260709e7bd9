import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Watermark } from './Watermark.tsx';

const pressed = fn();

/**
 * **Do** show the account and the date on screens with personal data. **Do not** rely on it for protection: it only
 * shows who leaked a picture.
 */
export default {
  component: Watermark,
  args: {
    text: ['东街街道 张三', '2026-11-21'],
    children: (
      <Card title="常住人口">
        <Text as="p">共 12,436 人，其中重点人员 36 人。</Text>
        <Text as="p" tone="muted">
          {'数据来自网格员入户登记，每日零点更新。'.repeat(8)}
        </Text>
        <Button onPress={pressed}>导出</Button>
      </Card>
    ),
  },
} satisfies Meta<typeof Watermark>;
type Story = StoryObj<typeof Watermark>;

export const OverACard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: '导出' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await userEvent.click(button);
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('pattern')?.textContent).toBe('东街街道 张三2026-11-21');
  },
};

/** How much of what is under a mark it covers, from 0 to 1. */
const covered = (root: HTMLElement) => {
  const { color, opacity } = getComputedStyle(root.querySelector('svg:has(pattern)') ?? root);
  return Number(opacity) * Number(/[/,]\s*(0?\.\d+)\)$/.exec(color)?.[1] ?? 1);
};

export const OnEitherGround: Story = {
  render: (args) => (
    <>
      <div data-theme="default">
        <Watermark {...args} />
      </div>
      <div data-theme="dark">
        <Watermark {...args} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [light, dark] = [...canvasElement.querySelectorAll<HTMLElement>('[data-theme]')].map(covered);
    await expect(light).toBeCloseTo(0.08);
    await expect(dark).toBe(light);
  },
};

/** While a field is edited, the mark leaves it open. */
export const BesideEditing: Story = {
  args: { text: '张三 2026-11-21', children: undefined },
  render: (args) => (
    <>
      <Watermark {...args} />
      <TextField label="备注" value="入户走访" onChange={pressed} />
      <Button onPress={pressed}>导出</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const mark = () => document.querySelector<SVGElement>('body > svg:has(pattern)');
    const box = canvas.getByRole('textbox', { name: '备注' });
    await userEvent.click(box);
    await waitFor(() => expect(mark()?.style.clipPath).toMatch(/evenodd/));
    const { left, top } = box.getBoundingClientRect();
    await expect(mark()?.style.clipPath).toContain(`${Math.floor(left)}px ${Math.floor(top)}px`);
    await userEvent.tab();
    await waitFor(() => expect(mark()?.style.clipPath).toBe(''));
  },
};

export const Nothing: Story = {
  args: { text: '' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('pattern')).toBeNull(),
};
