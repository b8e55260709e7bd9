import { isMany, kindOf } from '@lattice/api/kinds/kindOf';
import { loadResources } from '@lattice/server/start/load';
import { hasTable } from '@lattice/server/table/table';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

const resources = [...(await loadResources()).values()].filter(hasTable);
/** An id as the server makes them, alone or within other words. */
const BARE = /(?<!\d)1[89]\d{17}(?!\d)/;
const isEmpty = (value: unknown) => value === null || value === undefined || ['', '0', '-1'].includes(String(value));

inTown('rows of the demo town on $name', {}, ({ town }) => {
  it.each(['admin', 'gridmember', 'dispatcher'])(
    'name what they point to, and show no bare id, for %s',
    async (who) => {
      const visitor = await town.visit(who);
      const wrong = new Set<string>();
      for (const { path, fields, calls } of resources) {
        const list = calls.page ?? calls.list;
        if (list === undefined) continue;
        const { status, body } = await visitor.ask(`${path}/${list.path}?current=1&size=50`);
        if (status !== 200) continue;
        const data = body.data as { records?: Record<string, unknown>[] } | Record<string, unknown>[];
        const rows = Array.isArray(data) ? data : (data.records ?? []);
        const first = calls.detail && rows[0] ? await visitor.ask(`${path}/detail?id=${String(rows[0].id)}`) : null;
        const whole = first?.status === 200 ? [first.body.data as Record<string, unknown>] : [];
        for (const row of [...rows, ...whole]) {
          for (const [name, field] of Object.entries(fields)) {
            const value = row[name];
            if (isEmpty(value) || field.internal === true || field.secret === true) continue;
            const { to, kind } = field;
            if (to !== undefined || kind === 'user' || kind === 'dept') {
              if (isEmpty(row[name === 'parentId' ? 'parentName' : `${name}Name`]))
                wrong.add(`${path} ${name}: no name`);
            } else if (
              !isMany(field) &&
              ['text', 'longtext', 'computed'].includes(kindOf(field).family) &&
              BARE.test(String(value))
            )
              wrong.add(`${path} ${name}: a bare id`);
          }
        }
      }
      expect([...wrong]).toEqual([]);
    },
  );
});
