import type { MeetingNews, MeetingPerson } from '@lattice/api/meetingCalls';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { Refused, answerAt } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Meeting', tags: ['!autodocs'] };
export default meta;

const person = (userId: string, name: string, attendance: MeetingPerson['attendance'], peer = ''): MeetingPerson => ({
  userId,
  name,
  attendance,
  peer,
  hasSound: peer !== '',
  hasPicture: false,
});

const news: readonly MeetingNews[] = [
  { type: 'welcome', peer: '9' },
  {
    type: 'people',
    people: [
      person('7001', '李华', 'here', '9'),
      person('7002', '王秀兰', 'here', '8'),
      person('7003', '陈建国', 'called'),
      person('7004', '赵明', 'declined'),
    ],
  },
];

/** Stands for the room of a server: it says who is there and hears nothing. */
class RoomStandIn extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  constructor() {
    super();
    setTimeout(() => {
      this.dispatchEvent(new Event('open'));
      for (const one of news) this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(one) }));
    });
  }
  send(): void {}
  close(): void {}
}

const standIn = () => {
  const { WebSocket: before } = globalThis;
  Object.assign(globalThis, { WebSocket: RoomStandIn });
  return () => Object.assign(globalThis, { WebSocket: before });
};

const listen: NonNullable<ScreenStory['play']> = async (context) => {
  const page = within(context.canvasElement);
  await userEvent.click(await page.findByRole('button', { name: kitText('只收听和收看') }, { timeout: 30_000 }));
  await isDrawn(context);
};

/** Before joining: with microphone and camera, or to listen alone. */
export const Door: ScreenStory = {
  args: { address: '/dispatch/meeting/5', shows: '只收听和收看' },
  play: isDrawn,
};

/** Two are there, one is called, one does not come. */
export const People: ScreenStory = {
  args: {
    address: '/dispatch/meeting/5',
    shows: '赵明',
    answers: [
      answerAt('POST', 'dispatch/recorddispatch/joinMeeting', {
        ticket: '1',
        roomName: '防汛会商',
        isHost: true,
        iceServers: [],
      }),
      // What the room says comes by its socket; here it counts as data.
      answerAt('GET', 'dispatch/recorddispatch/room', news),
    ],
  },
  beforeEach: standIn,
  play: async (context) => {
    await listen(context);
    const tiles = within(context.canvasElement).getAllByRole('figure');
    await expect(tiles.map((tile) => tile.getAttribute('aria-label'))[0]).toBe('王秀兰');
  },
};

/** Somebody who was not called. */
export const NotCalled: ScreenStory = {
  args: {
    address: '/dispatch/meeting/5',
    shows: '您没有被邀请参加这个会议',
    answers: [answerAt('POST', 'dispatch/recorddispatch/joinMeeting', new Refused(403, '您没有被邀请参加这个会议'))],
  },
  play: listen,
};
