import type { AnswerSheet } from '@lattice/api/psychology/answerCalls';
import type { GuestState } from '@lattice/api/psychology/linkCalls';
import { answerAt } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/GuestScale', tags: ['!autodocs'], play: isDrawn };
export default meta;

const sheet: AnswerSheet = {
  id: '21',
  recordNo: 'CP202603100001',
  scaleName: '广泛性焦虑量表（GAD-7）',
  guide: '请根据最近两周的实际感受作答，每题只选一项，不必多想。',
  personName: '温如意',
  sourceType: '2',
  status: '0',
  questions: ['感觉紧张、焦虑或急切', '不能够停止或控制担忧'].map((title, at) => ({
    id: String(at + 1),
    itemNo: at + 1,
    title,
    type: '1',
    options: ['完全不会', '好几天'].map((text, score) => ({ key: 'AB'[score] ?? '', text, score })),
    min: 0,
    max: 3,
    isRequired: true,
    image: '',
  })),
  answers: { 1: 'B' },
};

const guest = (begun: AnswerSheet | null): GuestState => ({
  offer: {
    name: '广泛性焦虑量表（GAD-7）',
    intro: '七道题，了解最近两周里紧张和担忧出现的频率。',
    itemCount: 7,
    planMinutes: 2,
    ageMin: 12,
    ageMax: 90,
    isAnonymous: false,
  },
  until: '2026-03-10 11:00:00',
  sheet: begun,
});

/** What a guest is asked who scanned the code of a scale. */
export const Begins: ScreenStory = {
  args: {
    address: '/answer#ABCDEFGHJK23456789AB',
    shows: '七道题，了解最近两周里紧张和担忧出现的频率。',
    session: { phase: 'out', user: null },
    answers: [
      answerAt('POST', 'psychological/appletscale/guestOpen', { token: 'one' }),
      answerAt('POST', 'psychological/appletscale/guestSheet', guest(null)),
    ],
  },
};

/** The sheet of a guest, in large type. */
export const Answers: ScreenStory = {
  args: {
    address: '/answer#BCDEFGHJK23456789ABC',
    shows: '不能够停止或控制担忧',
    session: { phase: 'out', user: null },
    answers: [
      answerAt('POST', 'psychological/appletscale/guestOpen', { token: 'two' }),
      answerAt('POST', 'psychological/appletscale/guestSheet', guest(sheet)),
    ],
  },
};
