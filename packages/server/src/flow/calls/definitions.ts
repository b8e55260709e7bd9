import type { FlowProcess } from '@lattice/api/resources/blade-flow/manager';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { numberIn, oneOf, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import type { PageBody } from '../../table/paging.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { say } from '../../words/say.ts';
import { applyProcessResult } from '../process/business.ts';
import { lockInstance } from '../process/Instance.ts';
import { CATEGORY_NAME, WITH_CATEGORY, columnsOf, time } from '../process/statements.ts';

type Input = Readonly<Record<string, unknown>>;

const LIKE = String.raw`\$&`;
/** A condition that a column contains what was asked for; '' when nothing was. */
export const containsCondition = (q: ReportQuery, column: string, word: string): string[] =>
  word === '' ? [] : [`${column} ilike ${q.p(`%${word.replaceAll(/[\\%_]/g, LIKE)}%`)}`];

const SHOWN = columnsOf<FlowProcess>({
  id: 'd.id::text',
  tenantId: 'd.tenant_id',
  name: 'd.name',
  key: 'd.key',
  category: 'd.category',
  categoryName: CATEGORY_NAME,
  version: 'd.version',
  deploymentId: 'd.deployment_id::text',
  resourceName: 'd.resource_name',
  diagramResourceName: "''",
  suspensionState: 'case when d.suspended then 2 else 1 end',
  deploymentTime: time('d.created'),
});

/** Versions of processes, newest first; with `isNewest` the newest of each that may be started. */
export async function definitionsOf(input: Input, context: Context, isNewest: boolean): Promise<PageBody<FlowProcess>> {
  const q = new ReportQuery(context);
  const mode = optionalTextIn(input, 'mode', 2);
  const category = optionalTextIn(input, 'category', 40);
  const name = optionalTextIn(input, 'processDefinitionName', 100) || optionalTextIn(input, 'name', 100);
  const tenant = q.p(personOf(context).tenantId);
  const where = [
    mode === '1' ? "d.tenant_id = ''" : mode === '2' ? `d.tenant_id = ${tenant}` : `d.tenant_id in ('', ${tenant})`,
    `${tenant}::text is not null`,
    ...(category === '' ? [] : [`d.category = ${q.p(category)}`]),
    ...containsCondition(q, 'd.name', name),
    ...containsCondition(q, 'd.key', optionalTextIn(input, 'key', 100)),
    ...(isNewest
      ? [
          'not d.suspended',
          `not exists (select 1 from wf_definition n
              where n.tenant_id = d.tenant_id and n.key = d.key and n.version > d.version)`,
        ]
      : []),
  ];
  numberIn(input, 'current', 1);
  return q.page<FlowProcess>(
    `select ${SHOWN} from wf_definition d ${WITH_CATEGORY} where ${where.join(' and ')}`,
    input,
    'x.id desc',
    ['name', 'key', 'version', 'category', 'deploymentTime'],
  );
}

/** Processes that a tenant looks after: its own, and everybody's for the platform. */
const kept = (context: Context): string[] => {
  const { tenantId } = personOf(context);
  return tenantId === '000000' ? ['', tenantId] : [tenantId];
};

/** Suspends a version, with the instances that run on it, or activates it again. */
export async function changeState(id: string, input: Input, context: Context): Promise<void> {
  const state = oneOf(input, 'state', ['active', 'suspend']);
  await context.db.tx(async (sql) => {
    const { count } = await sql.query(
      'update wf_definition set suspended = $2 where id = $1 and tenant_id = any($3::text[])',
      [id, state === 'suspend', kept(context)],
    );
    if (count === 0) throw new Refusal(400, say`流程不存在或已被删除，请刷新列表`);
    await audit(sql, context, { action: `state-${state}`, path: 'blade-flow/manager', recordId: id });
  });
}

/** Removes deployments with what ended on them; refused with 409 while instances run, unless they are to go too. */
export async function deleteDeployments(ids: readonly string[], isCascade: boolean, context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    const { rows } = await sql.query<{ id: string }>(
      `select id::text as id from wf_deployment
        where id = any($1::bigint[]) and tenant_id = any($2::text[]) for update`,
      [ids, kept(context)],
    );
    if (rows.length !== ids.length) throw new Refusal(400, say`部署不存在或已被删除，请刷新列表`);
    const { rows: running } = await sql.query<{ name: string; n: number }>(
      `select d.name, count(*)::int as n
        from wf_instance i
        join wf_definition d on d.id = i.definition_id
        where d.deployment_id = any($1::bigint[]) and i.status = 'running'
        group by d.name
        order by d.name limit 5`,
      [ids],
    );
    if (running.length > 0 && !isCascade)
      throw new Refusal(
        409,
        say`不能删除：${running.map(({ name, n }) => say`“${name}”还有 ${n} 个运行中的流程`)}，请先办结或终止，或选择一并删除`,
      );
    const { rows: open } = await sql.query<{ id: string; tenant: string }>(
      `select i.id::text as id, i.tenant_id as tenant
        from wf_instance i
        join wf_definition d on d.id = i.definition_id
        where d.deployment_id = any($1::bigint[]) and i.status = 'running'
        order by i.id`,
      [ids],
    );
    for (const { id, tenant } of open) {
      const own = systemContext(context, tenant);
      await applyProcessResult(sql, await lockInstance(sql, id, own), 'withdrawn', own);
    }
    await sql.query(
      `delete
        from wf_instance
        where definition_id in (select id from wf_definition where deployment_id = any($1::bigint[]))`,
      [ids],
    );
    await sql.query('delete from wf_deployment where id = any($1::bigint[])', [ids]);
    for (const id of ids)
      await audit(sql, context, {
        action: isCascade ? 'delete-cascade' : 'delete',
        path: 'blade-flow/manager',
        recordId: id,
        changes: { time: { after: momentParameter(context.now()) } },
      });
  });
}
