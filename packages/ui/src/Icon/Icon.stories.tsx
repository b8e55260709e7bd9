import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, Search, ShieldAlert, Trash2, Users } from 'lucide-react';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { iconNames, namedIcon } from './namedIcon.ts';

/**
 * **Do** leave an icon beside words without a label: the words say it. **Do not** let an icon alone carry a meaning.
 * Where data names an icon, such as `setting` in a menu, `namedIcon(name)` finds the picture.
 */
export default { component: Icon } satisfies Meta<typeof Icon>;
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

export const Named: Story = {
  render: () => (
    <Stack direction="row" gap="lg" wrap>
      {iconNames.map((name) => (
        <Stack key={name} align="center" gap="xs">
          <Icon of={namedIcon(name)} size={22} />
          <Text size="small" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};
