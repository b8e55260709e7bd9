import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../Tag/Tag.tsx';
import { Stack } from './Stack.tsx';

/** **Do** use the spacing scale. **Do not** add margins to what is inside it. */
export default {
  component: Stack,
  args: { children: ['东街', '西街', '南门', '北门'].map((name) => <Tag key={name}>{name}</Tag>) },
} satisfies Meta<typeof Stack>;
type Story = StoryObj<typeof Stack>;

export const Column: Story = { args: { align: 'start' } };

export const Row: Story = { args: { direction: 'row', gap: 'lg', align: 'center' } };

export const Between: Story = { args: { direction: 'row', justify: 'between' } };
