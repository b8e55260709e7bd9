import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { say } from '../../words/say.ts';
import { type ReadProcess, readBpmn } from '../readBpmn.ts';

/** The tenant whose administrators look after all others. */
const PLATFORM = '000000';

/** A file to deploy. */
export interface BpmnFile {
  name: string;
  xml: string;
}

/** To whom files are deployed, and as what. */
export interface Target {
  /** `flow_` and a key of the dictionary `flow`, or ''. */
  category: string;
  /** Numbers of tenants; '' is everybody. */
  tenantIds: readonly string[];
}

/**
 * Reads whose processes are deployed: those of the named tenants joined by commas, or everybody's; other tenants than
 * one's own are for the platform alone.
 */
export function targetOf(category: string, tenantIds: string, context: Context): Target {
  const own = personOf(context).tenantId;
  if (category !== '' && !/^\w{1,40}$/.test(category))
    throw new Refusal(400, say`流程类型不正确，请重新选择（参数“category”）`);
  const requested = [...new Set(tenantIds.split(',').map((id) => id.trim()))].filter(
    (id, _, all) => id !== '' || all.length === 1,
  );
  if (requested.length > 50 || requested.some((id) => !/^\w{0,20}$/.test(id)))
    throw new Refusal(400, say`租户编号不正确（参数“tenantIds”）`);
  const wanted = own === PLATFORM ? requested : requested.map((id) => (id === '' ? own : id));
  if (own !== PLATFORM && wanted.some((id) => id !== own)) throw new Refusal(403, say`只能为本租户部署流程`);
  return { category, tenantIds: wanted };
}

/** Name under which a file is kept: with the ending that BladeX gives it. */
const resourceName = (name: string): string =>
  (/\.bpmn20\.xml$|\.bpmn$/.test(name) ? name : `${name.replace(/\.xml$/, '')}.bpmn20.xml`).slice(-200);

async function addVersion(
  sql: Sql,
  file: BpmnFile,
  process: ReadProcess,
  tenantId: string,
  category: string,
  context: Context,
): Promise<string> {
  const [deploymentId, id, now] = [context.nextId(), context.nextId(), momentParameter(context.now())];
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`wf_definition.${tenantId}.${process.key}`]);
  await sql.query(
    'insert into wf_deployment (id, tenant_id, name, category, create_user, created) values ($1, $2, $3, $4, $5, $6)',
    [deploymentId, tenantId, process.name, category, context.person?.userId ?? null, now],
  );
  await sql.query(
    `insert into wf_definition (id, deployment_id, tenant_id, key, version, name, description, category, resource_name,
        xml, parsed, created)
     select $1, $2, $3, $4, coalesce(max(version), 0) + 1, $5, $6, $7, $8, $9, $10, $11
     from wf_definition
     where tenant_id = $3 and key = $4`,
    [
      id,
      deploymentId,
      tenantId,
      process.key,
      process.name,
      process.description,
      category,
      resourceName(file.name),
      file.xml,
      process.parsed,
      now,
    ],
  );
  await audit(sql, context, { action: 'deploy', path: 'blade-flow/manager', recordId: id });
  return id;
}

/**
 * Deploys files as the next versions of their processes, all or none; gives the ids of the definitions. Instances keep
 * the version that they began with.
 */
export async function deploy(files: readonly BpmnFile[], target: Target, context: Context): Promise<string[]> {
  if (files.length === 0) throw new Refusal(400, say`请选择要部署的流程文件（参数“files”）`);
  if (files.length > 20) throw new Refusal(400, say`一次最多部署 20 个流程文件`);
  const read = await Promise.all(files.map(async (file) => ({ file, process: await readBpmn(file.xml) })));
  return context.db.tx(async (sql) => {
    const ids: string[] = [];
    for (const { file, process } of read)
      for (const tenantId of target.tenantIds)
        ids.push(await addVersion(sql, file, process, tenantId, target.category, context));
    return ids;
  });
}
