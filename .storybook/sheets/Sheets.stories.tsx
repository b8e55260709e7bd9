import type { Meta, StoryObj } from '@storybook/react-vite';
import { groups } from './groups.ts';
import { Sheet } from './Sheet.tsx';
import { sheetParts, type SheetPart } from './sheetParts.ts';

const meta: Meta = {
  title: 'Sheets',
  // Each part is tested as a story of its own; several on a page repeat landmarks.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  tags: ['!autodocs', '!test', 'pictures'],
  render: (_args, { loaded }) => <Sheet parts={loaded.parts as SheetPart[]} />,
};
export default meta;

const sheet = (group: keyof typeof groups): StoryObj => ({
  loaders: [async () => ({ parts: await sheetParts(groups[group]) })],
});

export const Inputs: StoryObj = sheet('inputs');
export const Pickers: StoryObj = sheet('pickers');
export const Feedback: StoryObj = sheet('feedback');
export const Data: StoryObj = sheet('data');
export const Shell: StoryObj = sheet('shell');
export const Charts: StoryObj = sheet('charts');
