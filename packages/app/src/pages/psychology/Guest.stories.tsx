import type { AnswerSheet } from '@lattice/api/psychology/answerCalls';
import type { GuestState } from '@lattice/api/psychology/linkCalls';
import { answerAt } from '../../fixtures/answer.ts';
import { begunSheet } from '../../fixtures/scaleQuestions.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/GuestScale', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const sheet = begunSheet(2, { personName: '温如意', sourceType: '2' });

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
