import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { leave, leaveMarks, leaveWithoutLayout, longMarks, longProcess, refusedMarks } from './fixtures/flowSamples.ts';
import { FlowDialog, FlowViewer } from './FlowViewer.tsx';
import { savedDuring } from './fixtures/savedDuring.ts';
import { kitPattern, kitText, kitWords } from '../fixtures/kitText.ts';
import { press } from '../fixtures/press.ts';

/**
 * **Do** give it the rows of the history as they come; a node reached twice counts itself. Arrow keys follow the lines,
 * PageUp and PageDown take the nodes in order, Enter tells who, when and what was said. **Do not** cover the mark of
 * bpmn-js in the corner, its licence wants it seen; and do not leave the list out, it says the same in words.
 */
export default {
  component: FlowViewer,
  args: { label: '请假流程', xml: leave, marks: leaveMarks, height: '360px' },
} satisfies Meta<typeof FlowViewer>;
type Story = StoryObj<typeof FlowViewer>;

interface Canvas {
  findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement>;
}

const node = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name });
const colourOf = (element: Element | null | undefined) => (element ? getComputedStyle(element).stroke : '');
const drawn = (canvasElement: HTMLElement, id: string, part = '.djs-visual > :first-child') =>
  canvasElement.querySelector(`.djs-element[data-element-id="${id}"] ${part}`);

const marks = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('.viewport g[aria-hidden] > text')].map(({ textContent }) => textContent);

/** Nodes and lines by their state: one in progress, those before it finished, the lines taken marked. */
export const History: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await node(canvas, kitWords(/^办理环节 镇领导审批，进行中$/))).toBeVisible();
    await expect(await node(canvas, kitWords(/^办理环节 经理审批，已完成 ×2$/))).toBeVisible();
    const colours = ['leader', 'manager'].map((id) => colourOf(drawn(canvasElement, id)));
    const line = colourOf(drawn(canvasElement, 'f4', '.djs-visual > path'));
    await expect(new Set([...colours, line]).size).toBe(3);
    await expect(colourOf(drawn(canvasElement, 'f6', '.djs-visual > path'))).toBe(
      colourOf(drawn(canvasElement, 'end')),
    );
    await expect(marks(canvasElement)).toEqual(
      expect.arrayContaining([kitText('进行中'), kitWords('已完成 ×2'), '×2']),
    );
    await expect(canvasElement.querySelector('.bjs-powered-by')).toBeVisible();
    await expect(canvas.getByRole('list', { name: kitText('图例') })).toHaveTextContent(kitText('已经过的连线'));
  },
};

/** By keyboard alone: into the diagram, along the lines, what was said, and back out. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await node(canvas, /镇领导审批/);
    await userEvent.click(canvas.getByRole('button', { name: kitText('导出 PNG') }).parentElement ?? canvasElement);
    canvas.getByRole('button', { name: kitText('导出 PNG') }).focus();
    await userEvent.tab();
    await expect(await node(canvas, kitPattern(/^开始/))).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(await node(canvas, kitPattern(/^分支/))).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await node(canvas, kitPattern(/^分支/))).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(/经理审批.*李四.*请补充联系电话.*同意/);
    await expect(canvas.getByRole('option', { name: /经理审批/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(await node(canvas, /经理审批/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await node(canvas, kitPattern(/^结束/))).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(canvas.getByRole('option', { name: kitPattern(/结束/) })).toHaveFocus();
  },
};

/** The list moves the diagram, and its order is that of the history. */
export const ListTwin: Story = {
  play: async ({ canvas }) => {
    await node(canvas, /镇领导审批/);
    const options = canvas.getAllByRole('option');
    await expect(
      options.map((option) => /开始|填写申请|经理审批|是否同意|镇领导审批|结束/.exec(option.textContent)?.[0]),
    ).toEqual(['开始', '填写申请', '经理审批', '是否同意', '镇领导审批', '结束']);
    options[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(options[2]).toHaveFocus();
    await expect(options[2]).toHaveAttribute('aria-selected', 'true');
    await expect(await node(canvas, /经理审批/)).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('同意');
  },
};

/** Sent back: the mark says so, with its own icon. */
export const Refused: Story = {
  args: { marks: refusedMarks },
  play: async ({ canvas }) => {
    await expect(await node(canvas, kitWords(/^办理环节 经理审批，已退回$/))).toBeVisible();
    await expect(canvas.getByRole('option', { name: /镇领导审批/ })).toHaveTextContent(kitText('未到达'));
  },
};

/** The literal reading: finished nodes have no highlight. */
export const Literal: Story = {
  args: { reading: 'literal' },
  play: async ({ canvas, canvasElement }) => {
    await node(canvas, kitWords(/镇领导审批，进行中/));
    await waitFor(() =>
      expect(colourOf(drawn(canvasElement, 'leader'))).not.toBe(colourOf(drawn(canvasElement, 'end'))),
    );
    await expect(colourOf(drawn(canvasElement, 'manager'))).toBe(colourOf(drawn(canvasElement, 'end')));
    await expect(marks(canvasElement)).toContain(kitWords('已完成 ×2'));
  },
};

/** A definition without history; the file says no places, so it is laid out. */
export const WithoutLayout: Story = {
  args: { xml: leaveWithoutLayout, marks: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(await node(canvas, kitWords(/^办理环节 镇领导审批$/))).toBeVisible();
    await expect(canvasElement.querySelectorAll('.djs-connection')).toHaveLength(6);
    await expect(canvas.queryByRole('list', { name: kitText('图例') })).toBeNull();
  },
};

/** Zoom, small map and pictures. */
export const Tools: Story = {
  play: async ({ canvas, canvasElement }) => {
    await node(canvas, /镇领导审批/);
    const wide = () => drawn(canvasElement, 'leader')?.getBoundingClientRect().width ?? 0;
    const before = wide();
    await userEvent.click(canvas.getByRole('button', { name: kitText('放大') }));
    await waitFor(() => expect(wide()).toBeCloseTo(before * 1.25, 0));
    await userEvent.click(canvas.getByRole('button', { name: kitText('适合窗口') }));
    await waitFor(() => expect(wide()).toBeCloseTo(before, 0));
    await press(canvas.getByRole('button', { name: /镇领导审批/ }), '-');
    await waitFor(() => expect(wide()).toBeCloseTo(before / 1.25, 0));
    await userEvent.keyboard('0');
    await waitFor(() => expect(wide()).toBeCloseTo(before, 0));
    await userEvent.click(canvas.getByRole('button', { name: kitText('显示小地图') }));
    await waitFor(() =>
      expect(
        canvasElement.querySelectorAll('.djs-minimap.open .map .djs-visual, .djs-minimap.open .map g g').length,
      ).toBeGreaterThan(5),
    );
    await userEvent.click(canvas.getByRole('button', { name: kitText('隐藏小地图') }));
    await waitFor(() => expect(canvasElement.querySelector('.djs-minimap.open')).toBeNull());
    const saved = await savedDuring(async (count) => {
      await userEvent.click(canvas.getByRole('button', { name: kitText('导出 SVG') }));
      await waitFor(() => expect(count()).toBe(1));
      await userEvent.click(canvas.getByRole('button', { name: kitText('导出 PNG') }));
      await waitFor(() => expect(count()).toBe(2));
    });
    await expect(saved.map(({ name }) => name)).toEqual(['请假流程.svg', '请假流程.png']);
    const text = (await saved[0]?.blob.text()) ?? '';
    await expect(text).not.toMatch(/var\(--|\sstyle=|\sclass=/);
    await expect(text).toContain(kitText('进行中'));
    await expect(saved[1]?.blob.size).toBeGreaterThan(5000);
  },
};

/** Two hundred nodes; words on them are shown where they can be read. */
export const Large: Story = {
  tags: ['oneTheme'],
  args: { label: '两百步', xml: longProcess(200), marks: longMarks(150), height: '420px' },
  play: async ({ canvas, canvasElement }) => {
    await node(canvas, new RegExp(kitWords('第151步，进行中')));
    await expect(canvas.getAllByRole('option')).toHaveLength(200);
    await expect(canvasElement.querySelector('[data-far] text:not(.djs-label)')).toBeNull();
  },
};

/** No valid file: it says what to do. */
export const Broken: Story = {
  args: { xml: '<definitions/>', marks: undefined },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent(kitPattern(/流程图显示不了/)),
};

export const InDialog: StoryObj<typeof FlowDialog> = {
  render: (args) => <FlowDialog {...args} />,
  args: { isOpen: true, onClose: fn(), title: '请假流程', label: '请假流程', xml: leave, marks: leaveMarks },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '请假流程' }));
    const task = await node(dialog, /镇领导审批/);
    await userEvent.click(task);
    await expect(await dialog.findByRole('status')).toHaveTextContent('王镇长');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
