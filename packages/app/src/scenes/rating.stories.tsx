import type { SatisfactionRating } from '@lattice/api/resources/visualization/dispatch';
import { visualization } from '@lattice/api/resources/visualization';
import { answer } from '../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Scenes/Rating', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const rated = (rate: number): SatisfactionRating => ({
  total: 420,
  rate,
  score: 4.4,
  items: [260, 120, 22, 11, 7].map((value, at) => ({ key: String(5 - at), name: String(5 - at), value })),
  trend: Array.from({ length: 12 }, (_, at) => ({
    month: `2025-${String(at + 1).padStart(2, '0')}`,
    rate: at === 3 ? null : rate - 6 + ((at * 5) % 9),
    rated: 30 + at,
  })),
  areas: ['和平社区', '枫桥社区', '清河社区'].map((name, at) => ({
    id: String(at + 1),
    name,
    rate: rate - at * 4,
    rated: 120,
  })),
  kinds: ['矛盾纠纷', '环境卫生', '公共设施'].map((name, at) => ({
    key: `0${at + 1}`,
    name,
    rate: rate - 8 + at * 4,
    rated: 80,
  })),
  worst: [
    { id: '11', title: '和平社区第三网格路灯损坏', score: 2, time: '2026-03-08 10:00:00', words: '三天才来修' },
    { id: '12', title: '楼道堆放杂物', score: 1, time: '2026-03-06 09:10:00', words: '' },
  ],
});

/** The ratings of the town. */
export const Town: ScreenStory = {
  args: {
    address: '/dispatch/rating',
    shows: '楼道堆放杂物',
    answers: [
      answer(visualization, 'resource1', rated(94)),
      answer(visualization, 'resource2', rated(82)),
      answer(visualization, 'resource3', rated(91)),
      answer(visualization, 'resource4', rated(96)),
      answer(visualization, 'resource5', rated(88)),
      answer(visualization, 'resource6', rated(97)),
    ],
  },
};
