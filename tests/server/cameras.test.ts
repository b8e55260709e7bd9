import type { CameraFrame, CameraPreset, Recording } from '@lattice/api/cameraCalls';
import type { DeviceStream } from '@lattice/api/resources/project/thrid';
import { beforeAll, expect, it } from 'vitest';
import type { Visitor } from './openTown.ts';
import { inTown } from './inTown.ts';
import { json } from './json.ts';

/** Connections that are cut; `RUNS` asks for more. */
const CUTS = Number(process.env.RUNS ?? 100);

inTown('cameras of the demo on $name', { settings: { datasourceHosts: ['127.0.0.1'] } }, ({ town, dispatcher }) => {
  let camera = '';
  beforeAll(async () => {
    camera = await town.text(
      `select id::text as id from dispatch_resourcesmonitor where is_ptz = 1 and is_online = 1 order by id limit 1`,
    );
  });

  const said = <T>(visitor: Visitor, address: string, init?: RequestInit) => visitor.ask(address, init).given<T>();
  const post = (input: Readonly<Record<string, unknown>>): RequestInit => json(input);
  const control = (cmd: string, action: string) =>
    said<boolean>(dispatcher, `project/thrid/controlling?id=${camera}&cmd=${cmd}&action=${action}`);
  const open = () => said<DeviceStream>(dispatcher, `project/thrid/cameraPreview?id=${camera}`);
  const frame = async ({ url }: DeviceStream) => said<CameraFrame>(dispatcher, url.replace('/api/', ''));
  const noted = async (action: string) => {
    const n = await town.number('select count(*)::int as n from sys_audit where action = $1 and record_id = $2', [
      action,
      camera,
    ]);
    return n;
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
    // The first picture needs no second call.
    expect(stream.frame).toEqual(await frame(stream));
    expect(stream.frame?.look.zoom).toBe(1);
    const forged = new URL(stream.url, 'http://town.example');
    for (const [name, value] of [
      ['stream', String(BigInt(camera) + 1n)],
      ['until', '1'],
      ['signature', 'x'],
    ] as const) {
      const query = new URLSearchParams(forged.searchParams);
      query.set(name, value);
      expect([name, await dispatcher.ask(`project/thrid/picture?${query.toString()}`).status()]).toEqual([name, 401]);
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
    expect(await dispatcher.ask(`project/thrid/controlling?id=${camera}&cmd=preset&action=1`).status()).toBe(400);
  });

  it('stand still after every one of many connections that were cut while a camera moved', async () => {
    await town.db.query('update dispatch_resourcesmonitor set is_ptz = 1, is_talk = 1, is_online = 1, status = $1', [
      '1',
    ]);
    const rows = await town.rows<{ id: string }>('select id::text as id from dispatch_resourcesmonitor');
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
    expect(await leader.ask(`project/thrid/talk?id=${camera}`).status()).toBe(403);
  });

  it('are moved by those alone who may, and say why one that is away shows nothing', async () => {
    const leader = await town.visit('leader');
    expect(await leader.ask(`project/thrid/controlling?id=${camera}&cmd=left&action=1`).status()).toBe(403);
    expect(await leader.ask('project/thrid/keepPreset', post({ id: camera, name: '甲' })).status()).toBe(403);
    await town.db.query('update dispatch_resourcesmonitor set is_online = 0 where id = $1', [camera]);
    const { status, body } = await dispatcher.ask(`project/thrid/cameraPreview?id=${camera}`);
    expect([status, String(body.msg)]).toEqual([400, expect.stringContaining('不在线')]);
  });
});
