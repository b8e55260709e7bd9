import type { LiveKitSeat, MeetingNews, MeetingPass, MeetingPerson } from '@lattice/api/meetingCalls';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { Refused, answerAt } from '../../fixtures/answer.ts';
import { LiveKitSfu } from '../../fixtures/liveKitSfu.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Meeting', tags: ['!autodocs'] } satisfies ScreenMeta;

const person = (userId: string, name: string, attendance: MeetingPerson['attendance'], peer = ''): MeetingPerson => ({
  userId,
  name,
  attendance,
  peer,
  hasSound: peer !== '',
  hasPicture: false,
});

const seat: LiveKitSeat = { url: 'wss://meet.town.example', token: 'a-token' };

const newsOf = (liveKit?: LiveKitSeat): readonly MeetingNews[] => [
  { type: 'welcome', peer: '9', ...(liveKit && { liveKit }) },
  {
    type: 'people',
    people: [
      person('7001', '李华', 'here', '9'),
      { ...person('7002', '王秀兰', 'here', '8'), hasPicture: liveKit !== undefined },
      person('7003', '陈建国', 'called'),
      person('7004', '赵明', 'declined'),
    ],
  },
];

/** Stands for the room of a server: it says who is there and hears nothing. */
class RoomStandIn extends EventTarget {
  readonly readyState = WebSocket.OPEN;
  constructor(news: readonly MeetingNews[]) {
    super();
    setTimeout(() => {
      this.dispatchEvent(new Event('open'));
      for (const one of news) this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(one) }));
    });
  }
  send(): void {}
  close(): void {}
}

/** Opens what stands for a server instead of a WebSocket. */
const standIn = (open: (url: string) => object) => () => {
  const { WebSocket: before } = globalThis;
  const { CONNECTING, OPEN, CLOSING, CLOSED } = before;
  const opened = function opened(url: string) {
    return open(url);
  };
  Object.assign(globalThis, { WebSocket: Object.assign(opened, { CONNECTING, OPEN, CLOSING, CLOSED }) });
  return () => Object.assign(globalThis, { WebSocket: before });
};

const pass: MeetingPass = {
  ticket: '1',
  roomName: '防汛会商',
  isHost: true,
  iceServers: [],
  most: 6,
  mayRecord: false,
};

const listen: NonNullable<ScreenStory['play']> = async (context) => {
  const page = within(context.canvasElement);
  await userEvent.click(await page.findByRole('button', { name: kitText('只收听和收看') }, { timeout: 30_000 }));
  await isDrawn(context);
};

/** Before joining: with microphone and camera, or to listen alone. */
export const Door: ScreenStory = { args: { address: '/dispatch/meeting/5', shows: '只收听和收看' }, play: isDrawn };

/** Two are there, one is called, one does not come. */
export const People: ScreenStory = {
  args: {
    address: '/dispatch/meeting/5',
    shows: '赵明',
    answers: [
      answerAt('POST', 'dispatch/recorddispatch/joinMeeting', pass),
      // What the room says comes by its socket; here it counts as data.
      answerAt('GET', 'dispatch/recorddispatch/room', newsOf()),
    ],
  },
  beforeEach: standIn(() => new RoomStandIn(newsOf())),
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

/** A canvas as if it were a camera; there is none on a server. */
function drawnCamera(): { stream: MediaStream; stop: () => void } {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
  const timer = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, (Date.now() / 10) % 320, 200), 100);
  return { stream: canvas.captureStream(10), stop: () => clearInterval(timer) };
}

const received: string[] = [];

/** Carried by a LiveKit server: its client takes the picture of the other, sends the own, and tells of recording. */
export const ByLiveKit: ScreenStory = {
  tags: ['oneLanguage'],
  args: {
    address: '/dispatch/meeting/5',
    shows: '赵明',
    answers: [
      answerAt('POST', 'dispatch/recorddispatch/joinMeeting', { ...pass, most: 50, mayRecord: true }),
      answerAt('POST', 'dispatch/recorddispatch/recordMeeting', true),
      answerAt('GET', 'dispatch/recorddispatch/room', newsOf(seat)),
    ],
  },
  beforeEach: () => {
    received.length = 0;
    const [own, other] = [drawnCamera(), drawnCamera()];
    const { mediaDevices } = navigator;
    const { getUserMedia } = mediaDevices;
    mediaDevices.getUserMedia = async () => own.stream;
    const restore = standIn((url) =>
      url.includes('/room')
        ? new RoomStandIn(newsOf(seat))
        : new LiveKitSfu(url, {
            token: seat.token,
            self: '9',
            other: { peer: '8', stream: other.stream },
            isRecorded: true,
            onTrack: (kind) => received.push(kind),
          }),
    )();
    return () => {
      mediaDevices.getUserMedia = getUserMedia;
      own.stop();
      other.stop();
      restore();
    };
  },
  play: async (context) => {
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: kitText('加入会议') }, { timeout: 30_000 }));
    const tile = await page.findByRole('figure', { name: '王秀兰' }, { timeout: 30_000 });
    await waitFor(() => expect(tile.querySelector('video')?.videoWidth).toBe(320), { timeout: 15_000 });
    await waitFor(() => expect(received).toContain('video'), { timeout: 10_000 });
    await expect(page.getByText(kitText('正在录制'))).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: kitText('结束录制') }));
    await isDrawn(context);
  },
};
