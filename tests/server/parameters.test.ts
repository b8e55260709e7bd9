import { loadHandlers, loadResources } from '@lattice/server/start/load';
import { mount } from '@lattice/server/http/mount';
import { tableOf } from '@lattice/server/table/table';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

const [resources, handlers] = [await loadResources(), await loadHandlers()];
const reads = [...resources.values()]
  .flatMap((one) => mount(one, handlers.get(one.path)))
  .filter(({ call }) => call.method === 'GET' && call.answer === 'data');

/** Reads that list the rows of one other row, by the parameter that names it. */
const parents: Readonly<Record<string, string>> = { hmid: 'psychological/scale' };

inTown('parameters that a read does not know on $name', {}, ({ town }) => {
  it(
    'are refused by every read that answers by itself, or with the rows of one other row',
    { timeout: 120_000 },
    async () => {
      const admin = await town.visit('admin');
      const given = [''];
      for (const [name, path] of Object.entries(parents)) {
        const to = resources.get(path);
        if (to === undefined) throw new Error(`no ${path}`);
        const id = await town.text(
          `select id::text as id from ${tableOf(to).name} where is_deleted = 0 order by id limit 1`,
        );
        given.push(`${name}=${id}&`);
      }
      const [passed, refused]: [string[], string[]] = [[], []];
      for (const { resource, call } of reads) {
        const path = `${resource.path}/${call.path}`;
        for (const query of given) {
          const { status, body } = await admin.ask(`${path}?${query}nonsense=1`);
          if (status === 400 && String(body.msg).includes('nonsense')) {
            refused.push(path);
            break;
          }
          const { status: known, body: answer } = await admin.ask(`${path}?${query}`);
          if (known !== 200) continue;
          if (query === '' || (Array.isArray(answer.data) && answer.data.length > 0)) passed.push(path);
          break;
        }
      }
      expect(passed).toEqual([]);
      expect(refused.length).toBeGreaterThan(250);
      expect(refused).toEqual(
        expect.arrayContaining([
          'scale/scaledetail/list',
          'psychological/scaledetail/list',
          'grid/grid/getGridStatistics',
          'visualization/population',
        ]),
      );
    },
  );

  it('are refused by the answers of a record, which are asked for in a body', async () => {
    const admin = await town.visit('admin');
    const id = await town.text(
      'select answer_record_id::text as id from psychological_appletanswerdetail where is_deleted = 0 limit 1',
    );
    const ask = (more: Readonly<Record<string, string>>) =>
      admin.post('psychological/appletanswerdetail/getList', { answerRecordId: id, ...more });
    expect(await ask({}).data()).not.toEqual([]);
    expect(await ask({ nonsense: '1' }).told()).toEqual([400, expect.stringContaining('nonsense')]);
  });
});
