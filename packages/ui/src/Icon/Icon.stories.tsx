import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, Search, ShieldAlert, Trash2, Users } from 'lucide-react';
import { Stack } from '../Stack/Stack.tsx';
import { Icon } from './Icon.tsx';

const meta: Meta<typeof Icon> = { component: Icon };
export default meta;
type Story = StoryObj<typeof Icon>;

export const Decorative: Story = { args: { of: Search } };

export const Labelled: Story = { args: { of: ShieldAlert, label: '有风险', size: 24 } };

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap="md" align="center">
      <Icon of={MapPin} size={14} />
      <Icon of={Users} />
      <Icon of={Trash2} size={24} />
    </Stack>
  ),
};
