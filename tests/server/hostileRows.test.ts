import type { Field, Fields } from '@lattice/api/field';
import { kindOf } from '@lattice/api/kinds/kindOf';
import { partFields } from '@lattice/api/readShape';
import type { Resource } from '@lattice/api/resource';
import { loadResources } from '@lattice/server/start/load';
import { columnOf, hasTable, tableOf } from '@lattice/server/table/table';
import { expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';

const resources = [...(await loadResources()).values()].filter(
  (resource) => hasTable(resource) && resource.calls.submit !== undefined,
);
const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>x</script>',
  '//evil.example/x',
  '/api/blade-auth/oauth/logout',
  'file:///x',
];

/** True for a field whose value is the address of a page, a file or a picture. */
const holdsAddress = (field: Field) => kindOf(field).family === 'file' || kindOf(field).read === 'web';
/** Names of fields that hold an address, those inside of values with a shape behind a dot. */
const addressesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.readonly === true
      ? []
      : holdsAddress(field)
        ? [name]
        : field.shape === undefined
          ? []
          : addressesIn(partFields(field.shape)).map((part) => `${name}.${part}`),
  );

inEachTown('rows sent by a stranger to the forms on $name', {}, ({ town, admin }) => {
  const idIn = async (path: string): Promise<string | undefined> => {
    const { name } = tableOf(resources.find((one) => one.path === path) as (typeof resources)[number]);
    const id = await town.text(
      `select id::text as id from ${name} where is_deleted = 0 and tenant_id = '000000' order by id limit 1`,
    );
    return id;
  };

  const isKept = async (resource: Resource, field: string, address: string): Promise<boolean> => {
    const table = tableOf(resource);
    const rows = await town.rows(
      `select 1 from ${table.name} where "${columnOf(table, field).sql}"::text like '%' || $1 || '%'`,
      [address],
    );
    return rows.length > 0;
  };

  it('never keep an address that runs or leads elsewhere', async () => {
    const wrong: string[] = [];
    let requested = 0;
    for (const resource of resources) {
      const names = addressesIn(resource.fields);
      const id = names.length === 0 ? undefined : await idIn(resource.path).catch(() => undefined);
      for (const name of names) {
        const [own = '', part] = name.split('.');
        for (const address of ADDRESSES) {
          const value = part === undefined ? address : [{ [part]: address }];
          const { status, body } = await admin.post(`${resource.path}/submit`, { ...(id && { id }), [own]: value });
          requested += 1;
          const issues = (body.data as { issues?: { field: string }[] } | null)?.issues ?? [];
          const isJudged = issues.some(({ field }) => field === own);
          // A field that its row does not show is neither judged nor kept.
          if (status === 200 ? await isKept(resource, own, address) : status === 400 && issues.length > 0 && !isJudged)
            wrong.push(`${resource.path} ${name} ${address}: ${status} ${body.msg}`);
          if (status >= 500) wrong.push(`${resource.path} ${name} ${address}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(requested).toBeGreaterThan(200);
  }, 300_000);
});
