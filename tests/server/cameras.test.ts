import type { CameraFrame, CameraPreset, Recording } from '@lattice/api/cameraCalls';
import type { DeviceStream } from '@lattice/api/resources/project/thrid';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MediaStandIn, openMediaStandIn } from './mediaStandIn.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';

/** Connections that are cut; `RUNS` asks for more. */
const CUTS = Number(process.env.RUNS ?? 100);

describe.each(testDatabases())('cameras of the demo on $name', (database) => {
  let town: Town;
  let dispatcher: Visitor;
  let camera = '';
  beforeAll(async () => {
    town = await openTown(database, { settings: { datasourceHosts: ['127.0.0.1'] } });
    dispatcher = await town.visit('dispatcher');
    const { rows } = await town.db.query<{ id: string }>(
      `select id::text as id from dispatch_resourcesmonitor where is_ptz = 1 and is_online = 1 order by id limit 1`,
    );
    camera = rows[0]?.id ?? '';
  }, 180_000);
  afterAll(() => town?.db.close());

  const said = async <T>(visitor: Visitor, address: string, init?: RequestInit): Promise<T> => {
    const { status, body } = await visitor.ask(address, init);
    expect([address, status, body.msg]).toEqual([address, 200, expect.anything()]);
    return body.data as T;
  };
  const post = (input: Readonly<Record<string, unknown>>): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const control = (cmd: string, action: string) =>
    said<boolean>(dispatcher, `project/thrid/controlling?id=${camera}&cmd=${cmd}&action=${action}`);
  const open = () => said<DeviceStream>(dispatcher, `project/thrid/cameraPreview?id=${camera}`);
  const frame = async ({ url }: DeviceStream) => said<CameraFrame>(dispatcher, url.replace('/api/', ''));
  const noted = async (action: string) => {
    const { rows } = await town.db.query<{ n: number }>(
      'select count(*)::int as n from sys_audit where action = $1 and record_id = $2',
      [action, camera],
    );
    return rows[0]?.n;
  };
  /** Lets time pass for the camera alone. */
  const later = async (ms: number) =>
    town.db.query(
      `update sys_camera set since = since - $2 * interval '1 millisecond',
        until = until - $2 * interval '1 millisecond' where id = $1`,
      [camera, ms],
    );

  it('give an address for one stream and two minutes, and note once who watches', async () => {
    const before = (await noted('cameraPreview')) ?? 0;
    const stream = await open();
    expect([stream.protocol, await noted('cameraPreview')]).toEqual(['demo', before + 1]);
    await open();
    expect(await noted('cameraPreview')).toBe(before + 1);
    expect((await frame(stream)).look.zoom).toBe(1);
    const forged = new URL(stream.url, 'http://town.example');
    for (const [name, value] of [
      ['stream', String(BigInt(camera) + 1n)],
      ['until', '1'],
      ['signature', 'x'],
    ] as const) {
      const query = new URLSearchParams(forged.searchParams);
      query.set(name, value);
      expect([name, (await dispatcher.ask(`project/thrid/picture?${query.toString()}`)).status]).toEqual([name, 401]);
    }
    expect(Number(forged.searchParams.get('until')) - town.now().getTime()).toBe(120_000);
  });

  it('stop within 1.5 s of the last word, and note a movement once', async () => {
    const stream = await open();
    const before = (await noted('controlling')) ?? 0;
    await control('right', '1');
    await control('right', '1');
    const moving = await frame(stream);
    expect([moving.turn.pan, await noted('controlling')]).toEqual([24, before + 1]);
    expect(moving.leftMs).toBeLessThanOrEqual(1500);
    await later(1500);
    const stopped = await frame(stream);
    expect([stopped.turn, stopped.leftMs]).toEqual([{ pan: 0, tilt: 0, zoom: 0 }, 0]);
    await later(60_000);
    expect(await frame(stream)).toEqual(stopped);
  });

  it('keep presets and go back to them, ten equal wishes at once as one', async () => {
    const stream = await open();
    const there = (await frame(stream)).look;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        said(dispatcher, 'project/thrid/keepPreset', post({ id: camera, name: '路口' })),
      ),
    );
    const presets = await said<CameraPreset[]>(dispatcher, `project/thrid/presets?id=${camera}`);
    expect(presets.map(({ name }) => name)).toEqual(['路口']);
    await control('left', '1');
    await later(1000);
    await control('left', '0');
    expect((await frame(stream)).look.pan).not.toBeCloseTo(there.pan, 0);
    await control('preset', String(presets[0]?.no));
    expect((await frame(stream)).look.pan).toBeCloseTo(there.pan, 3);
    await said(dispatcher, 'project/thrid/dropPreset', post({ id: camera, no: presets[0]?.no }));
    expect((await dispatcher.ask(`project/thrid/controlling?id=${camera}&cmd=preset&action=1`)).status).toBe(400);
  });

  it('stand still after every one of many connections that were cut while a camera moved', async () => {
    await town.db.query('update dispatch_resourcesmonitor set is_ptz = 1, is_talk = 1, is_online = 1, status = $1', [
      '1',
    ]);
    const { rows } = await town.db.query<{ id: string }>('select id::text as id from dispatch_resourcesmonitor');
    const moves = ['left', 'right', 'up', 'down', 'zoomin', 'zoomout'];
    const commands = Array.from({ length: CUTS }, async (_, n) => {
      const id = rows[n % rows.length]?.id;
      await dispatcher.ask(`project/thrid/controlling?id=${id}&cmd=${moves[n % moves.length]}&action=1`);
    });
    await Promise.all(commands);
    const streams = await Promise.all(
      rows.map(({ id }) => said<DeviceStream>(dispatcher, `project/thrid/cameraPreview?id=${id}`)),
    );
    expect((await frame(streams[0] as DeviceStream)).leftMs).toBeGreaterThan(0);
    await town.db.query("update sys_camera set since = since - interval '1.5 s', until = until - interval '1.5 s'");
    const frames = await Promise.all(streams.map(frame));
    expect(frames.filter(({ turn, leftMs }) => leftMs !== 0 || Object.values(turn).some((by) => by !== 0))).toEqual([]);
  });

  it('take talk and play back what they recorded, noted both', async () => {
    const before = [(await noted('talk')) ?? 0, (await noted('recordings')) ?? 0];
    const talk = await said<DeviceStream>(dispatcher, `project/thrid/talk?id=${camera}`);
    expect([talk.protocol, talk.url]).toEqual(['demo', expect.stringContaining(`stream=${camera}`)]);
    const recorded = await said<Recording[]>(dispatcher, `project/thrid/recordings?id=${camera}&day=2026-11-19`);
    expect(recorded.length).toBe(2);
    expect([await noted('talk'), await noted('recordings')]).toEqual(before.map((count) => count + 1));
    const leader = await town.visit('leader');
    expect((await leader.ask(`project/thrid/talk?id=${camera}`)).status).toBe(403);
  });

  it('are moved by those alone who may, and say why one that is away shows nothing', async () => {
    const leader = await town.visit('leader');
    expect((await leader.ask(`project/thrid/controlling?id=${camera}&cmd=left&action=1`)).status).toBe(403);
    expect((await leader.ask('project/thrid/keepPreset', post({ id: camera, name: '甲' }))).status).toBe(403);
    await town.db.query('update dispatch_resourcesmonitor set is_online = 0 where id = $1', [camera]);
    const { status, body } = await dispatcher.ask(`project/thrid/cameraPreview?id=${camera}`);
    expect([status, String(body.msg)]).toEqual([400, expect.stringContaining('不在线')]);
  });

  describe('of platforms', () => {
    let standIn: MediaStandIn;
    const useKind = async (kind: string, thirdId: string, secret: string) => {
      const { rows } = await town.db.query<{ id: string }>(
        `update dispatch_dispatchdevlogin set platform_type = $1, server_url = $2, port = null, app_secret = $3,
          is_enabled = 1 where login_name like '%演示视频平台' returning id::text as id`,
        [kind, standIn.address, secret],
      );
      await town.db.query(
        `update dispatch_resourcesmonitor set login_id = $1, third_id = $2, device_code = $3, is_online = 1,
          is_ptz = 1 where id = $4`,
        [rows[0]?.id, thirdId, standIn.code, camera],
      );
    };
    const waysOf = ({ ways = [] }: DeviceStream) => ways.map(({ protocol, url }) => [protocol, new URL(url).pathname]);
    const refused = async (address: string) => {
      const { status, body } = await dispatcher.ask(address);
      return [status, String(body.msg)];
    };
    beforeAll(async () => {
      standIn = await openMediaStandIn();
    });
    afterAll(() => standIn.close());

    it('play and move by wvp-GB28181-pro, which is told to stop when nobody says another word', async () => {
      await useKind('8', '', 'key');
      expect(waysOf(await open())).toEqual([
        ['whep', '/index/api/webrtc'],
        ['flv', '/rtp/3402.live.flv'],
        ['hls', '/rtp/3402/hls.m3u8'],
      ]);
      await control('right', '1');
      await control('right', '1');
      await vi.waitFor(() => expect(standIn.told().at(-1)).toContain('command=stop'), { timeout: 4000, interval: 100 });
      expect(standIn.told().filter((one) => one.includes('front-end'))).toEqual([
        '/api/common/channel/front-end/ptz?channelId=17&command=right&panSpeed=50&tiltSpeed=50&zoomSpeed=50',
        '/api/common/channel/front-end/ptz?channelId=17&command=stop&panSpeed=50&tiltSpeed=50&zoomSpeed=50',
      ]);
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
  });
});
