import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AlarmStrip } from '../AlarmStrip/AlarmStrip.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { LineChart } from '../LineChart/LineChart.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { RankChart } from '../RankChart/RankChart.tsx';
import { Ticker } from '../Ticker/Ticker.tsx';
import { Scene } from './Scene.tsx';

const asOf = new Date('2026-03-10T10:32:05+08:00');
const hours = Array.from({ length: 12 }, (_, at) => `${at + 8}:00`);
const values = hours.map((hour, at) => ({ key: hour, label: hour, value: 4 + ((at * 7) % 11) }));
const communities = ['和平社区', '枫桥社区', '清河社区', '向阳社区', '新华社区'];

const figuresOf = (title: string) => (
  <Panel title={title} asOf={asOf} href="#events">
    <Grid columns={{ xs: 2 }} gap="sm">
      <Figure label="上报" value={42} unit="件" />
      <Figure label="流转中" value={26} unit="件" />
      <Figure label="超期" value={3} unit="件" tone="critical" href="#late" />
      <Figure label="办结" value={13} unit="件" tone="success" />
    </Grid>
  </Panel>
);
const rankingOf = (title: string) => (
  <Panel title={title} hasHeading={false} asOf={asOf} isStale>
    <RankChart
      title={title}
      heading="h2"
      unit="件"
      values={communities.map((label, at) => ({ key: label, label, value: 30 - at * 5 }))}
    />
  </Panel>
);
const course = (
  <Panel title="今日上报" hasHeading={false} asOf={asOf}>
    <LineChart title="今日上报" heading="h2" unit="件" height={320} series={[{ id: 'all', label: '上报', values }]} />
  </Panel>
);

const wall = { name: '32:9', styles: { width: '2560px', height: '720px' }, type: 'desktop' };
const upright = { name: '9:16', styles: { width: '1080px', height: '1920px' }, type: 'desktop' };
const low = { name: '1920 × 900', styles: { width: '1920px', height: '900px' }, type: 'desktop' };
const full = { name: '16:9', styles: { width: '1920px', height: '1080px' }, type: 'desktop' };

/**
 * **Do** lay out a scene from panels: what is wrong now, then what is going on, then totals. **Do not** add decoration
 * that says nothing.
 */
export default {
  component: Scene,
  args: {
    title: '综合指挥调度',
    subject: '枫桥镇',
    alarm: (
      <AlarmStrip
        label="待确认预警"
        alarms={[{ id: '1', title: '烟感 3-201：烟雾报警', detail: '枫桥花园 3 号楼 10:21' }]}
      />
    ),
    left: (
      <>
        {figuresOf('今日事件')}
        {rankingOf('各社区事件')}
      </>
    ),
    right: (
      <>
        {rankingOf('各社区预警')}
        {figuresOf('本周事件')}
      </>
    ),
    children: course,
    bottom: <Ticker label="最新动态" items={[{ id: '1', time: '10:21', text: '和平社区第三网格路灯损坏，已受理' }]} />,
  },
  parameters: { layout: 'fullscreen', viewport: { options: { full, low, wall, upright } } },
} satisfies Meta<typeof Scene>;
type Story = StoryObj<typeof Scene>;

export const Screen: Story = {
  globals: { viewport: { value: 'full', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '综合指挥调度' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const VideoWall: Story = {
  globals: { viewport: { value: 'wall', isRotated: false } },
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: '本周事件' })).toBeVisible(),
};

export const Upright: Story = {
  globals: { viewport: { value: 'upright', isRotated: false } },
  play: async () => {
    // All is seen at once: the middle takes what the panels leave.
    const { clientHeight, scrollHeight } = document.documentElement;
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  },
};

export const LowWindow: Story = {
  globals: { viewport: { value: 'low', isRotated: false } },
  args: {
    leftShares: [6, 3, 'fit'],
    left: (
      <>
        {rankingOf('各社区事件')}
        {rankingOf('各社区巡查')}
        {figuresOf('今日事件')}
      </>
    ),
  },
  play: async ({ canvas }) => {
    // What fits its panel is never cut, whatever is left to the others.
    const panel = canvas.getByRole('region', { name: '今日事件' });
    const figure = within(panel).getByText('办结');
    await expect(figure.getBoundingClientRect().bottom).toBeLessThan(panel.getBoundingClientRect().bottom);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  },
};

export const WithoutSides: Story = { args: { left: undefined, right: undefined, bottom: undefined, alarm: undefined } };
