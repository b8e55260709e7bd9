import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid3x3, House } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Page } from '../Page/Page.tsx';
import { SideBar } from '../SideBar/SideBar.tsx';
import { TagBar } from '../TagBar/TagBar.tsx';
import { Text } from '../Text/Text.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { Frame } from './Frame.tsx';
import { useSizeClass } from './useSizeClass.ts';
import { kitText } from '../fixtures/kitText.ts';

const close = {
  onClose: fn(),
  onCloseOthers: fn(),
  onCloseLeft: fn(),
  onCloseRight: fn(),
  onCloseAll: fn(),
  onRefresh: fn(),
  onClearCache: fn(),
  onPin: fn(),
  onMove: fn(),
};
const items = [
  { id: 'home', label: '首页', icon: House, href: '#/' },
  { id: 'grid', label: '网格管理', icon: Grid3x3, children: [{ id: 'member', label: '网格员', href: '#/member' }] },
];

function Office() {
  const size = useSizeClass();
  const hasBar = size === 'laptop' || size === 'desktop';
  const [isNarrow, setNarrow] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const bar = isNarrow ? 'narrow' : 'wide';
  const variant = hasBar ? bar : 'drawer';
  return (
    <Frame
      topBar={
        <TopBar
          logo={<Icon of={Grid3x3} size={28} />}
          name={{ text: '网格化社会治理平台', lang: 'zh-CN' }}
          user={{ name: '张三' }}
          menu={variant}
          onToggleMenu={() => (hasBar ? setNarrow(!isNarrow) : setOpen(true))}
          onAction={fn()}
          onSignOut={async () => undefined}
          onNavigate={fn()}
        />
      }
      sideBar={
        <SideBar
          items={items}
          current="member"
          variant={variant}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onNavigate={fn()}
        />
      }
      tagBar={
        <TagBar
          tags={[
            { key: 'home', label: '首页', isPinned: true },
            { key: 'member', label: '网格员' },
          ]}
          active="member"
          onSelect={fn()}
          {...close}
        />
      }
    >
      <Breadcrumb items={[{ label: '首页', href: '#/' }, { label: '网格管理' }, { label: '网格员' }]} />
      <Card title="网格员">
        <Text as="p">东街网格有网格员 12 人，其中专职 4 人。</Text>
      </Card>
    </Frame>
  );
}

/**
 * **Do** use one per window, and give every page its own h1. **Do not** nest frames, or use one for sign-in, lock and
 * error pages.
 */
export default {
  component: Frame,
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Frame>;
type Story = StoryObj<typeof Frame>;

export const Everything: Story = {
  render: () => <Office />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: kitText('跳到正文') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** A page shorter than the window does not scroll, whatever stands above it. */
export const ShortPage: Story = {
  args: {
    topBar: <div style={{ blockSize: 56 }} />,
    sideBar: null,
    children: (
      <>
        <Breadcrumb items={[{ label: '首页' }, { label: '网格员' }]} />
        <Page title="网格员">
          <Card>
            <Text as="p">没有记录。</Text>
          </Card>
        </Page>
      </>
    ),
  },
  play: async () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
  },
};

export const PageAlone: Story = {
  args: {
    topBar: null,
    sideBar: null,
    children: (
      <Card title="没有栏的页面">
        <Text as="p">打印出来就是这样。</Text>
      </Card>
    ),
  },
};
