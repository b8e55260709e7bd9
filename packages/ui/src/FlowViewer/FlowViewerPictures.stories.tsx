import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Hex, contrast } from '../theme/contrast.ts';
import { leave, leaveMarks } from './fixtures/flowSamples.ts';
import { FlowViewer } from './FlowViewer.tsx';
import { savedDuring } from './fixtures/savedDuring.ts';
import { kitText, kitWords } from '../fixtures/kitText.ts';

export default {
  component: FlowViewer,
  args: { label: '请假流程', xml: leave, marks: leaveMarks, height: '360px' },
} satisfies Meta<typeof FlowViewer>;
type Story = StoryObj<typeof FlowViewer>;

const hexOf = (colour: string | null | undefined): Hex =>
  `#${[...(colour ?? '').matchAll(/\d+/g)]
    .slice(0, 3)
    .map(([part]) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

/** Drawn in the dark; its pictures are for paper, so they are light, and their words can be read. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: new RegExp(kitWords('镇领导审批，进行中')) });
    const [svg] = await savedDuring(async (count) => {
      await userEvent.click(canvas.getByRole('button', { name: kitText('导出 SVG') }));
      await waitFor(() => expect(count()).toBe(1));
    });
    const screenGround = canvasElement.querySelector('.djs-container > svg');
    await expect(contrast(hexOf(screenGround && getComputedStyle(screenGround).fill), '#ffffff')).toBeGreaterThan(7);
    const picture = new DOMParser().parseFromString((await svg?.blob.text()) ?? '', 'image/svg+xml');
    const paper = hexOf(picture.querySelector('rect')?.getAttribute('fill'));
    const words = [...picture.querySelectorAll('text')].map((text) => hexOf(text.getAttribute('fill')));
    await expect(words.length).toBeGreaterThan(5);
    await expect(words.filter((ink) => contrast(ink, paper) < 4.5)).toEqual([]);
    await expect(contrast(paper, '#ffffff')).toBeLessThan(1.1);
  },
};
