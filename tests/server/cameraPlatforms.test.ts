import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { CameraPreset, Recording } from '@lattice/api/cameraCalls';
import type { DeviceStream } from '@lattice/api/resources/project/thrid';
import type { ServerParts } from '@lattice/server/call/ServerParts';
import { haltCamera } from '@lattice/server/domain/dispatch/video/haltCamera';
import { watchMoves } from '@lattice/server/domain/dispatch/video/moveWatch';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTown } from './inTown.ts';
import { type MediaStandIn, openMediaStandIn } from './mediaStandIn.ts';
import type { Visitor } from './openTown.ts';
import { json } from './json.ts';
import { partsOf } from './partsOf.ts';

inTown('cameras of platforms on $name', { settings: { datasourceHosts: ['127.0.0.1'] } }, ({ database, town }) => {
  let dispatcher: Visitor;
  let camera = '';
  const said = <T>(visitor: Visitor, address: string, init?: RequestInit) => visitor.ask(address, init).given<T>();
  const post = (input: Readonly<Record<string, unknown>>): RequestInit => json(input);
  const control = (cmd: string, action: string) =>
    said<boolean>(dispatcher, `project/thrid/controlling?id=${camera}&cmd=${cmd}&action=${action}`);
  const open = () => said<DeviceStream>(dispatcher, `project/thrid/cameraPreview?id=${camera}`);
  let standIn: MediaStandIn;
  const useKind = async (kind: string, thirdId: string, secret: string) => {
    const id = await town.text(
      `update dispatch_dispatchdevlogin set platform_type = $1, server_url = $2, port = null, app_secret = $3,
        is_enabled = 1 where login_name like '%演示视频平台' returning id::text as id`,
      [kind, standIn.address, secret],
    );
    await town.db.query(
      `update dispatch_resourcesmonitor set login_id = $1, third_id = $2, device_code = $3, is_online = 1,
        is_ptz = 1 where id = $4`,
      [id, thirdId, standIn.code, camera],
    );
  };
  const waysOf = ({ ways = [] }: DeviceStream) => ways.map(({ protocol, url }) => [protocol, new URL(url).pathname]);
  const refused = async (address: string) => {
    const { status, body } = await dispatcher.ask(address);
    return [status, String(body.msg)];
  };
  /** What a server is made of that watches over cameras. */
  const parts = async (): Promise<ServerParts> =>
    partsOf(town, { settings: { quirks: false, test: true, datasourceHosts: ['127.0.0.1'] } });
  beforeAll(async () => {
    standIn = await openMediaStandIn();
    dispatcher = await town.visit('dispatcher');
    camera = await town.text(
      `select id::text as id from dispatch_resourcesmonitor where is_ptz = 1 and is_online = 1 order by id limit 1`,
    );
  });
  afterAll(async () => {
    await standIn?.close();
  });

  it('play and move by wvp-GB28181-pro, which is told to stop when nobody says another word', async () => {
    await useKind('8', '', 'key');
    expect(waysOf(await open())).toEqual([
      ['whep', '/index/api/webrtc'],
      ['flv', '/rtp/3402.live.flv'],
      ['hls', '/rtp/3402/hls.m3u8'],
    ]);
    const watch = await watchMoves(town.db, haltCamera(await parts()));
    await control('right', '1');
    await control('right', '1');
    await vi.waitFor(() => expect(standIn.told().at(-1)).toContain('command=stop'), { timeout: 4000, interval: 100 });
    expect(standIn.told().filter((one) => one.includes('front-end'))).toEqual([
      '/api/common/channel/front-end/ptz?channelId=17&command=right&panSpeed=50&tiltSpeed=50&zoomSpeed=50',
      '/api/common/channel/front-end/ptz?channelId=17&command=stop&panSpeed=50&tiltSpeed=50&zoomSpeed=50',
    ]);
    watch.close();
    await control('focusnear', '1');
    await control('focusnear', '0');
    expect(
      standIn
        .told()
        .slice(-2)
        .map((one) => one.split('?')[1]),
    ).toEqual(['channelId=17&command=near&speed=50', 'channelId=17&command=stop&speed=50']);
    const kept = await said<CameraPreset>(dispatcher, 'project/thrid/keepPreset', post({ id: camera, name: '路口' }));
    expect(kept).toEqual({ no: 2, name: '路口' });
    await control('preset', '2');
    expect(standIn.told().at(-1)).toBe('/api/common/channel/front-end/preset/call?channelId=17&presetId=2');
    await useKind('8', '17', 'wrong');
    expect(await refused(`project/thrid/cameraPreview?id=${camera}`)).toEqual([400, expect.stringContaining('密钥')]);
  });

  it('play by ZLMediaKit and MediaMTX under a signature that these ask back for', async () => {
    await useKind('9', 'live/cam01', 'key');
    const zlm = await open();
    expect(waysOf(zlm)).toEqual([
      ['whep', '/index/api/whep'],
      ['flv', '/live/cam01.live.flv'],
      ['hls', '/live/cam01/hls.m3u8'],
    ]);
    expect(await refused(`project/thrid/controlling?id=${camera}&cmd=left&action=1`)).toEqual([
      400,
      expect.stringContaining('只转发画面'),
    ]);
    const params = new URL(zlm.ways?.[1]?.url ?? '').search.slice(1);
    const media = async (input: Readonly<Record<string, unknown>>) =>
      (await town.fetch(new Request('http://127.0.0.1/api/project/thrid/media', post(input)))).status;
    expect(await media({ app: 'live', stream: 'cam01', params })).toBe(200);
    expect(await media({ app: 'live', stream: 'cam02', params })).toBe(401);
    expect(await media({ app: 'live', stream: 'cam01', params: params.replace('signature=', 'signature=x') })).toBe(
      401,
    );
    await useKind('10', 'live/cam01', '');
    expect(waysOf(await open())).toEqual([
      ['whep', '/live/cam01/whep'],
      ['hls', '/live/cam01/index.m3u8'],
    ]);
    expect(await media({ action: 'read', path: 'live/cam01', query: params })).toBe(200);
    expect(await media({ action: 'publish', path: 'live/cam01', query: params })).toBe(401);
    await useKind('9', 'live/none', 'key');
    expect(await refused(`project/thrid/cameraPreview?id=${camera}`)).toEqual([
      400,
      expect.stringContaining('没有收到'),
    ]);
  });

  it('play back what the recorder of wvp-GB28181-pro kept of a day, noted once', async () => {
    await useKind('8', '17', 'key');
    expect((await open()).can).toContain('playback');
    const day = Date.parse('2026-11-19T00:00:00+08:00');
    const hour = 3_600_000;
    const found = await said<Recording[]>(dispatcher, `project/thrid/recordings?id=${camera}&day=2026-11-19`);
    expect(found).toEqual([
      { from: day, to: day + hour / 6 },
      { from: day + 9 * hour, to: day + 9.5 * hour },
    ]);
    const part = `id=${camera}&from=${day + 9 * hour}&to=${day + 9.5 * hour}`;
    const played = await said<DeviceStream>(dispatcher, `project/thrid/playback?${part}`);
    expect(waysOf(played)).toEqual([
      ['flv', '/rtp/3402_playback.live.flv'],
      ['hls', '/rtp/3402_playback/hls.m3u8'],
    ]);
    expect(standIn.told().at(-1)).toBe(
      '/api/common/channel/playback?channelId=17&startTime=2026-11-19+09%3A00%3A00&endTime=2026-11-19+09%3A30%3A00',
    );
    for (const wrong of ['from=9&to=5', 'from=0&to=90000000', 'from=x&to=5'])
      expect((await refused(`project/thrid/playback?id=${camera}&${wrong}`))[0]).toBe(400);
    await useKind('9', 'live/cam01', 'key');
    expect(await refused(`project/thrid/playback?${part}`)).toEqual([400, expect.stringContaining('没有提供录像回放')]);
    const n = await town.number(
      "select count(*)::int as n from sys_audit where action = 'recordings' and record_id = $1",
      [camera],
    );
    expect(n).toBe(1);
  });

  it('bring talk by wvp-GB28181-pro, whose signature for sending no browser sees, noted each time', async () => {
    await useKind('8', '', 'key');
    await town.db.query('update dispatch_resourcesmonitor set is_talk = 1 where id = $1', [camera]);
    expect((await open()).can).toContain('talk');
    const way = await said<DeviceStream>(dispatcher, `project/thrid/talk?id=${camera}`);
    expect(way.protocol).toBe('speak');
    const offer = post({ id: camera, sdp: 'v=0\r\noffer' });
    const answered = await said<{ sdp: string }>(dispatcher, 'project/thrid/speak', offer);
    expect(answered).toEqual({ sdp: 'v=0\r\nanswer' });
    const began = standIn.told().slice(-3);
    const codes = `34020000001110000001/${standIn.code}`;
    expect(began.slice(0, 2)).toEqual([
      `/api/play/broadcast/${codes}?timeout=30&broadcastMode=true`,
      '/api/user/userInfo',
    ]);
    expect(began[2]).toMatch(/^\/index\/api\/webrtc\?app=broadcast&stream=\d{20}_\d{20}&type=push&sign=[0-9a-f]{32}$/);
    expect(JSON.stringify([way, answered])).not.toContain(began[2]?.slice(-32));
    await said<boolean>(dispatcher, 'project/thrid/hush', post({ id: camera }));
    expect(standIn.told().at(-1)).toBe(`/api/play/broadcast/stop/${codes}`);
    const n = await town.number("select count(*)::int as n from sys_audit where action = 'talk' and record_id = $1", [
      camera,
    ]);
    expect(n).toBe(1);
    const leader = await town.visit('leader');
    expect(await leader.ask('project/thrid/speak', offer).status()).toBe(403);
    await useKind('9', 'live/cam01', 'key');
    expect(await dispatcher.ask('project/thrid/speak', offer).told()).toEqual([
      400,
      expect.stringContaining('不从浏览器接收声音'),
    ]);
  });

  /** Kills another server while it moves the camera; gives the milliseconds until the platform was told to stop it. */
  const killedWhileMoving = async (stops: () => number): Promise<number> => {
    const name = await town.text('select current_database() as name');
    const url = new URL(process.env.DATABASE_URL ?? '');
    url.pathname = `/${name}`;
    const worker = spawn(process.execPath, [join(import.meta.dirname, 'moveWorker.ts'), url.href, camera]);
    const before = stops();
    let moves = 0;
    worker.stdout.on('data', () => void (moves += 1));
    await vi.waitUntil(() => moves > 4, { timeout: 30_000, interval: 50 });
    if (stops() !== before) throw new Error('The camera was stopped while another server moved it. Mend moveWatch.ts.');
    worker.kill('SIGKILL');
    const began = performance.now();
    await vi.waitUntil(() => stops() > before, { timeout: 8000, interval: 20 });
    return performance.now() - began;
  };

  it('are stopped by another server, or the next start, where a server dies while one moves', async () => {
    await useKind('8', '17', 'key');
    const stops = () => standIn.told().filter((one) => one.includes('command=stop')).length;
    const before = stops();
    await town.db.query(
      `insert into sys_camera (id, pan, tilt, zoom, command, since, until, is_watched)
        values ($1, 0, 0, 1, 'left', now() - interval '3 s', now() - interval '1 s', true)
        on conflict (id) do update set command = 'left', since = now() - interval '3 s',
          until = now() - interval '1 s', is_watched = true`,
      [camera],
    );
    standIn.refuse(2);
    const [one, other] = [
      await watchMoves(town.db, haltCamera(await parts())),
      await watchMoves(town.db, haltCamera(await parts())),
    ];
    // Told again while the platform does not answer, and by one server alone.
    await vi.waitFor(() => expect(stops()).toBe(before + 3), { timeout: 8000, interval: 50 });
    const ms = database.name === 'PostgreSQL' ? await killedWhileMoving(stops) : 0;
    expect(ms).toBeLessThan(2500);
    await new Promise((resolve) => setTimeout(resolve, 1700));
    expect(stops()).toBe(before + (database.name === 'PostgreSQL' ? 4 : 3));
    one.close();
    other.close();
  }, 60_000);
});
