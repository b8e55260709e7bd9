import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { isId } from '@lattice/api/isId';
import type { Context } from '../../../call/Context.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { tableOf } from '../../../table/table.ts';
import { say } from '../../../words/say.ts';
import { checkPictureAddress } from './pictureAddress.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Answers a media server that asks whether a stream may be played: only by an address that was given out for the camera
 * of this stream and is still good.
 */
export async function mediaAnswer(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ code: number; msg: string }> {
  const query = new URLSearchParams(text(input.query) === '' ? text(input.params) : text(input.query));
  const camera = query.get('camera') ?? '';
  const stream = text(input.app) === '' ? text(input.path) : `${text(input.app)}/${text(input.stream)}`;
  const isPlay = input.action === undefined || input.action === 'read' || input.action === 'playback';
  if (!isPlay || !isId(camera)) throw new Refusal(401, say`画面地址已失效，请重新打开这路画面`);
  await checkPictureAddress(camera, query.get('until') ?? '', query.get('signature') ?? '', context);
  const { rows } = await context.db.query(
    `select 1 from ${tableOf(resourcesmonitor).name} where id = $1 and third_id = $2 and is_deleted = 0`,
    [camera, stream],
  );
  if (rows.length === 0) throw new Refusal(401, say`画面地址已失效，请重新打开这路画面`);
  return { code: 0, msg: 'success' };
}
