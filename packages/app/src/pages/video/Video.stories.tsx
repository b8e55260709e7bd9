import { permissionCode } from '@lattice/api/resource';
import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { grid } from '@lattice/api/resources/grid/grid';
import { setting } from '@lattice/api/resources/blade-desk/setting';
import { thrid } from '@lattice/api/resources/project/thrid';
import { visualization } from '@lattice/api/resources/visualization';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Answer, Refused, answer, answerAt, answerRow, answerRows } from '../../fixtures/answer.ts';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { gridArea, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Cameras', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const camera = (id: string, deviceName: string, isOnline: 0 | 1) => ({
  id,
  deviceName,
  deviceCode: `9801021000132000000${id}`,
  griddingId: '11',
  griddingIdName: '和平社区第一网格',
  address: '和平路 12 号',
  lng: `113.60${id}`,
  lat: '34.7',
  isPtz: 1 as const,
  isTalk: 1 as const,
  isOnline,
  status: '1' as const,
});
const first = camera('1', '和平路口球机', 1);

const stream = [
  answer(thrid, 'cameraPreview', {
    id: '1',
    deviceName: '和平路口球机',
    channelNo: 1,
    url: '/api/project/thrid/picture?stream=1&until=2&signature=3',
    platform: '演示视频平台',
    protocol: 'demo',
    can: ['move', 'presets', 'playback', 'talk'],
  }),
  answerAt('GET', 'project/thrid/picture', {
    look: { pan: 40, tilt: -3, zoom: 1 },
    turn: { pan: 0, tilt: 0, zoom: 0 },
    leftMs: 0,
  }),
  answerAt('GET', 'project/thrid/presets', [{ no: 1, name: '路口全景' }]),
];
const mayMove = holds(
  permissionCode(thrid, 'view'),
  permissionCode(thrid, 'controlling'),
  permissionCode(thrid, 'talk'),
);
const walls = answerAt('GET', 'dispatch/resourcesmonitor/views', [
  {
    id: '51',
    name: '河堤一线',
    view: '{"filters":{},"wall":{"name":"河堤一线","size":4,"places":["1","2"],"tour":[],"seconds":0}}',
    userName: '陈建国',
    audience: 'dept',
    isOwn: false,
  },
]);
/** The grid in which the cameras stand. */
const ground = answerRows(grid, 'page', [{ id: '11', gridName: '和平社区第一网格', gridLevel: '3', geom: gridArea }]);
const list = answerRows(resourcesmonitor, 'page', [first, camera('2', '河边球机', 0)]);

/** The wall of the person, as it is kept, with what else is answered. */
const wallOf = (shows: string, kept: string, ...more: Answer[]): AppScreenProps => ({
  address: '/dispatch/videoScheduling',
  shows,
  answers: [mayMove, list, ground, walls, answer(setting, 'detail', { 'video-wall': kept }), ...more],
});
const LARGE = '{"size":1,"places":["1"]}';

/** A camera on the wall, with its presets. */
export const Wall: ScreenStory = { args: wallOf('路口全景', '{"size":4,"places":["1"]}', ...stream) };

/** A wall by its link. */
export const Named: ScreenStory = {
  args: {
    address: '/dispatch/videoScheduling?wall=51',
    shows: '河堤一线',
    answers: [mayMove, list, ground, walls, answer(setting, 'detail', {}), answer(setting, 'submit', true), ...stream],
  },
  play: onceDrawn(async ({ canvas }) => {
    const places = canvas.getAllByRole('gridcell');
    await expect(places[0]).toHaveTextContent('和平路口球机');
  }),
};

/** What a recorder kept is played by its platform, part by part; what cannot be played says why. */
export const Recorded: ScreenStory = {
  args: wallOf(
    '和平路口球机',
    LARGE,
    answer(thrid, 'cameraPreview', {
      id: '1',
      deviceName: '和平路口球机',
      channelNo: 1,
      url: 'https://media.example/cam.flv',
      platform: '国标平台',
      protocol: 'flv',
      ways: [{ protocol: 'flv', url: 'https://media.example/cam.flv' }],
      can: ['playback'],
    }),
    answerAt('GET', 'project/thrid/presets', []),
    answerAt('GET', 'project/thrid/recordings', [
      { from: Date.UTC(2026, 10, 19, 1), to: Date.UTC(2026, 10, 19, 1, 30) },
      { from: Date.UTC(2026, 10, 19, 4), to: Date.UTC(2026, 10, 19, 4, 5) },
    ]),
    answerAt('GET', 'project/thrid/playback', new Refused(400, '已向“国标平台”请求：10 秒内没有应答')),
  ),
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('录像回放') }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: /09:00:00–09:30:00/ });
    await dialog.findByText(/10 秒内没有应答/);
    await userEvent.click(dialog.getByRole('button', { name: kitText('下一段') }));
    await dialog.findByRole('button', { name: /12:00:00–12:05:00/ });
    await expect(dialog.getByRole('button', { name: kitText('下一段') })).toBeDisabled();
  }),
};

/** A media server in the page: answers an offer of sound; gives its connection. */
async function soundServer(offer: string): Promise<{ peer: RTCPeerConnection; sdp: string }> {
  const peer = new RTCPeerConnection();
  await peer.setRemoteDescription({ type: 'offer', sdp: offer });
  await peer.setLocalDescription(await peer.createAnswer());
  await waitFor(() => expect(peer.iceGatheringState).toBe('complete'));
  return { peer, sdp: peer.localDescription?.sdp ?? '' };
}

const heard: RTCPeerConnection[] = [];

/** What is said while the button is held goes to the device by its platform. */
export const Talk: ScreenStory = {
  tags: ['oneLanguage'],
  args: wallOf(
    '和平路口球机',
    LARGE,
    answer(thrid, 'talk', {
      id: '1',
      deviceName: '和平路口球机',
      channelNo: 1,
      url: 'https://wvp.example',
      platform: '国标平台',
      protocol: 'speak',
    }),
    answerAt('POST', 'project/thrid/hush', true),
    ...stream,
  ),
  beforeEach: () => {
    const { fetch: before } = globalThis;
    const { mediaDevices } = navigator;
    const { getUserMedia } = mediaDevices;
    const sound = new AudioContext().createMediaStreamDestination().stream;
    mediaDevices.getUserMedia = async () => sound;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith('/project/thrid/speak')) return before(input, init);
      const { peer, sdp } = await soundServer(((await request.json()) as { sdp: string }).sdp);
      heard.push(peer);
      return Response.json({ code: 200, success: true, data: { sdp }, msg: '' });
    };
    return () => {
      globalThis.fetch = before;
      mediaDevices.getUserMedia = getUserMedia;
      for (const peer of heard.splice(0)) peer.close();
    };
  },
  play: onceDrawn(async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: kitText('按住说话') });
    button.focus();
    await fireEvent.keyDown(button, { key: ' ' });
    await canvas.findByText(kitText('正在说话…'), undefined, { timeout: 10_000 });
    await waitFor(() => expect(heard[0]?.connectionState).toBe('connected'));
    await expect(heard[0]?.getReceivers().map(({ track }) => track.kind)).toEqual(['audio']);
    await fireEvent.keyUp(button, { key: ' ' });
    await canvas.findByText(kitText('已由“{platform}”送到设备。').replace('{platform}', '国标平台'));
  }),
};

/** A camera that shows nothing says what was tried. */
export const Lost: ScreenStory = {
  args: wallOf(
    '演示平台没有收到它的画面',
    '{"size":1,"places":["2"]}',
    answer(thrid, 'cameraPreview', new Refused(400, '“河边球机”不在线：演示平台没有收到它的画面')),
    answerAt('GET', 'project/thrid/presets', []),
  ),
};

/** One camera with who and what is around it. */
export const Point: ScreenStory = {
  args: {
    address: '/dispatch/videoClassRoom/1',
    shows: '路灯损坏',
    answers: [
      mayMove,
      ground,
      answerRow(resourcesmonitor, 'detail', first),
      answer(visualization, 'seachMemberByType', []),
      answer(visualization, 'seachEventByType', [
        { id: '21', type: 'event', kind: '', name: '路灯损坏', address: '', lng: '113.602', lat: '34.7' },
      ]),
      ...stream,
    ],
  },
};
