import type { LoginWays } from '@lattice/api/resources/blade-system/tenant';
import { beforeAll, expect, it } from 'vitest';
import { atOnce } from './atOnce.ts';
import { inEachTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

const PLACE = 'blade-resource/oss/endpoint/put-file-attach';

inEachTown(
  'what a person may upload in a day on $name',
  { seeds: ['blade-system/dict'] },
  ({ town, manager: other }) => {
    let admin: Visitor;

    beforeAll(async () => {
      admin = await town.visit('admin');
    });

    const limit = async (key: string, value: string) => {
      await town.db.query('delete from blade_system_param where param_key = $1', [key]);
      await town.setParam(key, value);
    };
    const send = async (who: Visitor, size = 8) => {
      const body = new FormData();
      body.append('file', new File([`%PDF-1.7${' '.repeat(size - 8)}`], 'a.pdf'));
      const { status, body: answer } = await who.ask(PLACE, { method: 'POST', body });
      return { status, said: answer.msg ?? '' };
    };
    const kept = async (): Promise<number> =>
      await town.number("select count(*)::int as n from blade_resource_attach where name like '%.pdf'");

    it('is so many files, of which ten at once take no more, until the next day', async () => {
      await limit('upload.dayCount', '5');
      await send(admin);
      const before = await kept();
      expect(await atOnce(10, () => send(admin))).toEqual([
        ...Array<number>(4).fill(200),
        ...Array<number>(6).fill(429),
      ]);
      expect(await kept()).toBe(before + 4);
      expect((await send(admin)).said).toBe('今天已上传 5 个文件，达到每天的上限，2026-11-21 零点后可以继续上传');
      expect((await send(other)).status).toBe(200);
      // 16:00 in China; the day has eight hours left.
      town.pass(8 * 3600 - 1);
      admin = await town.visit('admin');
      expect((await send(admin)).status).toBe(429);
      town.pass(2);
      expect((await send(admin)).status).toBe(200);
    }, 120_000);

    it('is made smaller before as the town says, which every browser hears', async () => {
      const told = async () => {
        const { body } = await admin.ask('blade-system/tenant/info?domain=localhost');
        return (body.data as { login: LoginWays }).login.pictures;
      };
      expect(await told()).toEqual({ longestSide: 2560, quality: 0.82 });
      await limit('picture.longestSide', '1600');
      await limit('picture.quality', '999');
      expect(await told()).toEqual({ longestSide: 1600, quality: 0.82 });
    });

    it('is so many bytes, each file with those before', async () => {
      await limit('upload.dayCount', '500');
      await limit('upload.dayMegabytes', '20');
      const half = 11 * 1024 * 1024;
      expect((await send(admin, half)).status).toBe(200);
      const { status, said } = await send(admin, half);
      expect([status, said]).toEqual([
        429,
        '今天已上传 11 MB，加上这个文件超过每天 20 MB 的上限，2026-11-22 零点后可以继续上传',
      ]);
      expect((await send(admin)).status).toBe(200);
    }, 120_000);
  },
);
