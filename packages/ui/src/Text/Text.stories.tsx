import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { inBox } from '../fixtures/surroundings.tsx';

/** **Do** choose by role and size. **Do not** write headings as large text; use the heading element. */
export default { component: Text, args: { children: '城东街道第三网格，共 128 户 362 人。' } } satisfies Meta<
  typeof Text
>;
type Story = StoryObj<typeof Text>;

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="sm">
      <Text as="h2" size="title">
        网格概况
      </Text>
      <Text {...args} size="large" />
      <Text {...args} />
      <Text {...args} size="small" tone="muted" />
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="sm">
      {(['normal', 'muted', 'accent', 'success', 'warning', 'critical', 'info'] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

/** Curly quotes of English take the room of letters, also where words are drawn by a Chinese font. */
export const EnglishQuotes: Story = {
  tags: ['oneLanguage'],
  args: { children: '“‘’”' },
  render: (args) => <Text {...args} />,
  play: async ({ canvas }) => {
    const [root, text] = [document.documentElement, canvas.getByText('“‘’”')];
    const { lang } = root;
    root.lang = 'en';
    const em = Number.parseFloat(getComputedStyle(text).fontSize);
    await waitFor(() => expect(text.getBoundingClientRect().width).toBeLessThan(text.textContent.length * em * 0.7));
    root.lang = lang;
  },
};

export const Truncated: Story = {
  args: { isTruncated: true, as: 'p' },
  decorators: [inBox({ width: 140 })],
};
