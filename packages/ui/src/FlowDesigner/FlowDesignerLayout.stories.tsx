import type { Meta, StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { eachTheme } from '../FlowViewer/fixtures/eachTheme.ts';
import { lowContrastIn } from '../FlowViewer/fixtures/lowContrastIn.ts';
import { emptyFile, lateFile, leaveFile, nestedFile, poolsFile, sampleDirectory } from './fixtures/designerSamples.ts';
import * as css from './FlowDesigner.css.ts';
import { FlowDesigner } from './FlowDesigner.tsx';
import { kitPattern, kitText, kitWords } from '../fixtures/kitText.ts';

export default {
  component: FlowDesigner,
  args: { label: '限时审批设计', xml: lateFile, directory: sampleDirectory, onSave: fn(async () => undefined) },
} satisfies Meta<typeof FlowDesigner>;
type Story = StoryObj<typeof FlowDesigner>;

const line = (name: string) => screen.findByRole('treeitem', { name });
const stageOf = `.${css.canvas.split(' ').join('.')}`;
const boxOf = (element: Element) => element.getBoundingClientRect();

/** Everything in its place again with one press, and back with another. */
export const Tidied: Story = {
  tags: ['oneLanguage'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await line(kitWords('领导审批 用户任务')));
    const placesIn = (xml: string) =>
      [...xml.matchAll(/bpmnElement="(\w+)"[^>]*>\s*<dc:Bounds x="(-?[\d.]+)" y="(-?[\d.]+)"/g)]
        .map(([, id, x, y]) => `${id} ${Math.round(Number(x))} ${Math.round(Number(y))}`)
        .toSorted();
    const said = (xml: string) => xml.replace(/<bpmndi:BPMNDiagram[^]*/, '');
    const save = async () => {
      const count = (args.onSave as ReturnType<typeof fn>).mock.calls.length;
      await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(count + 1));
      return String((args.onSave as ReturnType<typeof fn>).mock.calls.at(-1)?.[0]);
    };
    const neat = await save();
    canvasElement.querySelector<SVGGElement>('.djs-element[data-element-id="boss"]')?.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    const moved = await save();
    await expect(placesIn(moved)).not.toEqual(placesIn(neat));
    await userEvent.click(canvas.getByRole('button', { name: kitText('整理布局') }));
    await canvas.findByText(kitText('已整理布局，可以撤销'));
    await expect(canvas.getByRole('button', { name: kitText('整理布局') })).toHaveFocus();
    await expect(await line(kitWords('领导审批 用户任务'))).toHaveAttribute('aria-selected', 'true');
    const tidied = await save();
    await expect(placesIn(tidied)).toEqual(placesIn(neat));
    await expect(said(tidied)).toBe(said(moved));
    await userEvent.click(canvas.getByRole('button', { name: kitText('撤销') }));
    await expect(placesIn(await save())).toEqual(placesIn(moved));
  },
};

/** What stands in an open sub-process stays in it; a closed one keeps what it holds to itself. */
export const TidiedInside: Story = {
  args: { xml: nestedFile },
  play: async ({ canvas, args }) => {
    await userEvent.click(await line(kitWords('评审 子流程')));
    await userEvent.click(canvas.getByRole('button', { name: kitText('在后面追加') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: kitText('子流程') }));
    await waitFor(() =>
      expect(screen.getByRole('treeitem', { selected: true })).toHaveTextContent(kitPattern(/^子流程/)),
    );
    await userEvent.click(canvas.getByRole('button', { name: kitText('整理布局') }));
    await canvas.findByText(kitText('已整理布局，可以撤销'));
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const xml = String((args.onSave as ReturnType<typeof fn>).mock.calls[0]?.[0]);
    const boundsOf = (id: string) => {
      const [x = 0, y = 0, width = 0, height = 0] = (
        new RegExp(
          `bpmnElement="${id}"[^>]*>\\s*<dc:Bounds x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"`,
        ).exec(xml) ?? []
      )
        .slice(1)
        .map(Number);
      return { x, y, right: x + width, bottom: y + height };
    };
    const open = /bpmnElement="(\w+)" isExpanded="true"/.exec(xml)?.[1] ?? '';
    const inner = new RegExp(`<subProcess id="${open}">[^]*?<startEvent id="(\\w+)"`).exec(xml)?.[1] ?? '';
    const [outside, inside] = [boundsOf(open), boundsOf(inner)];
    await expect(inside.right).toBeGreaterThan(inside.x);
    await expect([
      inside.x > outside.x,
      inside.y > outside.y,
      inside.right < outside.right,
      inside.bottom < outside.bottom,
    ]).toEqual([true, true, true, true]);
    await expect(boundsOf('look').right).toBeGreaterThan(0);
  },
};

/** One node that a file does not draw is placed and named; what it draws stays where it is, also when it is saved. */
export const PartlyDrawn: Story = {
  args: { xml: poolsFile },
  play: async ({ canvas, args }) => {
    await line(kitWords('回访 用户任务'));
    await canvas.findByText(kitText('文件没有画出 1 个节点，已自动放在旁边，请查看：回访'));
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const xml = String((args.onSave as ReturnType<typeof fn>).mock.calls[0]?.[0]);
    const shape = /bpmnElement="(\w+)"[^>]*>\s*<dc:Bounds x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/g;
    const boundsIn = (text: string) => [...text.matchAll(shape)].map((found) => found.slice(1).join(' '));
    await expect(boundsIn(xml).toSorted()).toEqual([...boundsIn(poolsFile), 'call 484 140 100 80'].toSorted());
    await expect([...xml.matchAll(/BPMNEdge [^>]*bpmnElement="(\w+)"/g)].map(([, id]) => id)).toEqual([
      'f1',
      'f2',
      'f3',
    ]);
  },
};

/** An empty process has nothing to lay out, and says how to begin. */
export const NothingDrawn: Story = {
  args: { xml: emptyFile },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: kitText('整理布局：还没有节点') })).toBeDisabled();
    await expect(canvas.getByRole('list', { name: kitText('怎样画流程') })).toHaveTextContent(
      kitPattern(/用“添加节点”放一个“开始”/),
    );
  },
};

/** On a phone, a small screen and a large one: made to fit, nothing of the diagram lies under the palette. */
export const FreeOfThePalette: Story = {
  args: { xml: leaveFile },
  decorators: [
    (Inner) => (
      <div id="room">
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await line(kitWords('审批人审批 用户任务'));
    const room = canvasElement.querySelector<HTMLElement>('#room');
    for (const width of [390, 1024, 1440]) {
      if (room !== null) room.style.inlineSize = `${width - 32}px`;
      const stage = canvasElement.querySelector(stageOf) ?? canvasElement;
      await waitFor(() => expect(boxOf(stage).width).toBeLessThan(width));
      await userEvent.click(canvas.getByRole('button', { name: kitText('适合窗口') }));
      const palette = boxOf(canvasElement.querySelector('.djs-palette') ?? canvasElement);
      const drawn = [...canvasElement.querySelectorAll('.djs-element .djs-visual')].map(boxOf);
      await expect(drawn.length).toBeGreaterThan(8);
      const isUnder = (box: DOMRect) =>
        box.left < palette.right && box.right > palette.left && box.top < palette.bottom && box.bottom > palette.top;
      const isOut = (box: DOMRect) =>
        box.left < boxOf(stage).left ||
        box.right > boxOf(stage).right ||
        box.top < boxOf(stage).top ||
        box.bottom > boxOf(stage).bottom;
      await expect({ width, under: drawn.filter(isUnder).length, out: drawn.filter(isOut).length }).toEqual({
        width,
        under: 0,
        out: 0,
      });
      const entries = [...canvasElement.querySelectorAll('.djs-palette .entry')].map(boxOf);
      await expect(Math.min(...entries.flatMap((entry) => [entry.width, entry.height]))).toBeGreaterThanOrEqual(24);
      await expect(Math.max(...entries.map(({ right }) => right))).toBeLessThanOrEqual(palette.right);
    }
  },
};

/** In all themes: axe finds nothing, and what is drawn can be seen, with a simulation on the way. */
export const InEveryTheme: Story = {
  tags: ['oneTheme', 'oneLanguage'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await line(`超过一天 ${kitText('超时（附在任务上）').replace(/（.*| \(.*/, '')}`));
    await userEvent.click(canvas.getByRole('button', { name: kitText('模拟') }));
    await userEvent.click(await canvas.findByRole('button', { name: kitText('开始模拟') }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('下一步') }));
    await canvas.findByRole('group', { name: kitText('可能到时') });
    const found: string[] = [];
    const themes = await eachTheme(async (theme) => {
      const { violations } = await axe.run(canvasElement);
      found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme}: ${id}: ${html}`)));
      const stage = canvasElement.querySelector<HTMLElement>(stageOf);
      found.push(...(stage === null ? ['no canvas'] : lowContrastIn(stage).map((one) => `${theme}: ${one}`)));
    });
    await expect(found.join('\n')).toBe('');
    await expect(themes).toHaveLength(11);
  },
};
