import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import type { ServerParts } from '../../../call/ServerParts.ts';
import { systemContext } from '../../../call/systemContext.ts';
import { jobContext } from '../../../schedule/jobContext.ts';
import { tableOf } from '../../../table/table.ts';
import { say } from '../../../words/say.ts';
import { cameraOf, deviceOf, neededPlatform } from './devices.ts';
import type { Halt } from './moveWatch.ts';
import { VIDEO_KINDS, videoPlatforms } from './videoPlatforms.ts';

/** Stops cameras at their platforms on behalf of the server. */
export const haltCamera =
  (parts: ServerParts): Halt =>
  async (id, command) => {
    const { rows } = await parts.db.query<{ tenant: string }>(
      `select tenant_id as tenant from ${tableOf(resourcesmonitor).name} where id = $1`,
      [id],
    );
    const context = systemContext(jobContext(parts), rows[0]?.tenant);
    const device = await deviceOf({ id }, context);
    const platform = await neededPlatform(VIDEO_KINDS, device, say`视频监控`, context);
    await videoPlatforms[platform.kind]?.halt?.(cameraOf(device), command, platform, context);
  };
