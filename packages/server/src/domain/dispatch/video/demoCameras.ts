import type { CameraFrame, CameraLook, CameraPreset } from '@lattice/api/cameraCalls';
import type { Context } from '../../../call/Context.ts';
import type { Sql } from '../../../db/Database.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { say } from '../../../words/say.ts';
import { type CameraMotion, begun, ended, frameOf, isMoving, lookAt } from './cameraMotion.ts';
import { demoRecordings } from './demoRecordings.ts';
import { pictureAddress } from './pictureAddress.ts';
import type { Camera, VideoPlatform } from './VideoPlatform.ts';

/** Presets that a camera keeps at most. */
const MOST_PRESETS = 12;

interface Kept extends CameraPreset {
  look: CameraLook;
}

interface Row extends CameraLook {
  command: string | null;
  since: string | null;
  until: string | null;
  presets: Kept[];
}

interface State {
  motion: CameraMotion;
  presets: Kept[];
}

const READ = `select pan, tilt, zoom, command, (extract(epoch from since) * 1000)::text as since,
  (extract(epoch from until) * 1000)::text as until, presets from sys_camera where id = $1`;

const stateOf = ({ pan, tilt, zoom, command, since, until, presets }: Row): State => ({
  motion: {
    look: { pan, tilt, zoom },
    command,
    since: Number(since ?? 0),
    until: Number(until ?? 0),
  },
  presets,
});

const putUp = async ({ id, direction }: Camera, sql: Sql) =>
  sql.query('insert into sys_camera (id, pan, tilt, zoom) values ($1, $2, 0, 1) on conflict (id) do nothing', [
    id,
    direction,
  ]);

/** Changes the state of a camera, whose row is locked for that. */
async function changed<T>(
  camera: Camera,
  { db }: Pick<Context, 'db'>,
  change: (state: State) => { next: State; answer: T },
): Promise<T> {
  return db.tx(async (sql: Sql) => {
    await putUp(camera, sql);
    const { rows } = await sql.query<Row>(`${READ} for update`, [camera.id]);
    const [row] = rows;
    if (row === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    const { next, answer } = change(stateOf(row));
    const { look, command, since, until } = next.motion;
    await sql.query(
      `update sys_camera set pan = $2, tilt = $3, zoom = $4, command = $5, since = to_timestamp($6::float8 / 1000),
        until = to_timestamp($7::float8 / 1000), presets = $8::jsonb where id = $1`,
      [camera.id, look.pan, look.tilt, look.zoom, command, since, until, JSON.stringify(next.presets)],
    );
    return answer;
  });
}

/** What a demo camera does now. */
export async function demoFrame(id: string, { db, now }: Context): Promise<CameraFrame> {
  const { rows } = await db.query<Row>(READ, [id]);
  const [row] = rows;
  if (row === undefined) throw new Refusal(400, say`演示平台没有这一路画面`);
  return frameOf(stateOf(row).motion, now().getTime());
}

/** The presets of a camera, in order. */
async function presetsOf(id: string, { db }: Context): Promise<CameraPreset[]> {
  const { rows } = await db.query<Row>(READ, [id]);
  return (rows[0]?.presets ?? []).map(({ no, name }) => ({ no, name }));
}

/** Keeps where a camera looks now under a name; the name of a preset that is there already is given anew. */
const keepPreset = async (camera: Camera, name: string, context: Context): Promise<CameraPreset> =>
  changed(camera, context, ({ motion, presets }) => {
    const same = presets.find((one) => one.name === name);
    if (same === undefined && presets.length >= MOST_PRESETS)
      throw new Refusal(400, say`一台设备最多保存 ${MOST_PRESETS} 个预置位，请先删除不用的`);
    const no = same?.no ?? Math.max(0, ...presets.map((one) => one.no)) + 1;
    const kept: Kept = { no, name, look: lookAt(motion, context.now().getTime()) };
    const next = [...presets.filter((one) => one.no !== no), kept].sort((a, b) => a.no - b.no);
    return { next: { motion, presets: next }, answer: { no, name } };
  });

/** Forgets a preset. */
const dropPreset = async (camera: Camera, no: number, context: Context): Promise<boolean> =>
  changed(camera, context, ({ motion, presets }) => ({
    next: { motion, presets: presets.filter((one) => one.no !== no) },
    answer: true,
  }));

/**
 * Cameras of the demo: where each looks is a row of the database, and a browser draws the picture. A movement is a
 * direction with an end, so that a camera stands still without anybody having to stop it.
 */
export const demoCameras: VideoPlatform = {
  frame: async ({ id }, context) => demoFrame(id, context),
  open: async (camera, _, context) => {
    if (!camera.isOnline) throw new Refusal(400, say`“${camera.name}”不在线：演示平台没有收到它的画面`);
    await putUp(camera, context.db);
    return [{ protocol: 'demo', url: await pictureAddress(camera.id, context) }];
  },
  talk: async (camera, context) => {
    if (!camera.isOnline) throw new Refusal(400, say`“${camera.name}”不在线，不能对讲`);
    return { protocol: 'demo', url: await pictureAddress(camera.id, context) };
  },
  recordings: async ({ id }, day, _, { now }) => demoRecordings(id, day, now().getTime()),
  presets: {
    list: async ({ id }, _, context) => presetsOf(id, context),
    keep: async (name, camera, _, context) => keepPreset(camera, name, context),
    drop: async (no, camera, _, context) => void (await dropPreset(camera, no, context)),
  },
  control: async ({ command, action }, camera, _, context) => {
    if (!camera.isOnline) throw new Refusal(400, say`“${camera.name}”不在线，不能控制`);
    const now = context.now().getTime();
    return changed(camera, context, ({ motion, presets }) => {
      const move = (next: CameraMotion, answer: boolean) => ({ next: { motion: next, presets }, answer });
      if (command === 'preset') {
        const found = presets.find(({ no }) => String(no) === action);
        if (found === undefined) throw new Refusal(400, say`这个预置位已被删除，请刷新后再选`);
        return move(ended(motion, now, found.look), true);
      }
      if (action === '0') return move(ended(motion, now), isMoving(motion, now));
      return move(begun(motion, command, now), !(isMoving(motion, now) && motion.command === command));
    });
  },
};
