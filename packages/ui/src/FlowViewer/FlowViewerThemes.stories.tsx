import type { Meta, StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect, userEvent } from 'storybook/test';
import { eachTheme } from './fixtures/eachTheme.ts';
import { lowContrastIn } from './fixtures/lowContrastIn.ts';
import { ground } from './flowCanvas.css.ts';
import { leave, leaveMarks, refusedMarks } from './fixtures/flowSamples.ts';
import { FlowViewer } from './FlowViewer.tsx';
import { kitWords } from '../fixtures/kitText.ts';

export default {
  component: FlowViewer,
  args: { label: '请假流程', xml: leave, marks: leaveMarks, height: '360px' },
} satisfies Meta<typeof FlowViewer>;
type Story = StoryObj<typeof FlowViewer>;

/** What axe and the eye find wrong in any of the themes, with a node opened. */
async function faultsIn(canvasElement: HTMLElement): Promise<{ themes: number; faults: string }> {
  const faults: string[] = [];
  const themes = await eachTheme(async (theme) => {
    const { violations } = await axe.run(canvasElement);
    faults.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme}: ${id}: ${html}`)));
    const stage = canvasElement.querySelector<HTMLElement>(`.${ground.split(' ').join('.')}`);
    faults.push(...(stage === null ? ['no canvas'] : lowContrastIn(stage).map((one) => `${theme}: ${one}`)));
  });
  return { themes: themes.length, faults: faults.join('\n') };
}

/** In all themes: axe finds nothing, and what is drawn can be seen. */
export const InEveryTheme: Story = {
  tags: ['oneTheme', 'oneLanguage'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(kitWords('镇领导审批，进行中')) }));
    await canvas.findByRole('status');
    await expect(await faultsIn(canvasElement)).toEqual({ themes: 11, faults: '' });
  },
};

/** The same where it was sent back, and finished nodes have no highlight. */
export const RefusedInEveryTheme: Story = {
  tags: ['oneTheme', 'oneLanguage'],
  args: { marks: refusedMarks, reading: 'literal' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: new RegExp(kitWords('经理审批，已退回')) });
    await expect(await faultsIn(canvasElement)).toEqual({ themes: 11, faults: '' });
  },
};
