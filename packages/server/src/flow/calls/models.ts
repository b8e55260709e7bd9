import type { FlowModel } from '@lattice/api/resources/blade-flow/model';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { DatabaseError } from '../../db/DatabaseError.ts';
import { idOrNone, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { momentParameter } from '../../table/serverValues.ts';
import type { PageBody } from '../../table/paging.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';
import { containsCondition } from './definitions.ts';
import { columnsOf, time } from '../process/statements.ts';

type Input = Readonly<Record<string, unknown>>;

/** Largest drawing, in characters. */
const MAX_LENGTH = 1_000_000;

const shown = (xml: string) =>
  columnsOf<FlowModel>({
    id: 'm.id::text',
    tenantId: 'm.tenant_id',
    name: 'm.name',
    modelKey: 'm.model_key',
    description: 'm.description',
    created: time('m.created'),
    createdBy: "coalesce(c.real_name, '')",
    lastUpdated: time('m.last_updated'),
    lastUpdatedBy: "coalesce(u.real_name, '')",
    version: 'm.version',
    modelEditorXml: xml,
    modelComment: 'm.model_comment',
    modelType: '0',
  });
const FROM =
  'from wf_model m left join blade_user c on c.id = m.created_by left join blade_user u on u.id = m.last_updated_by';

/** One page of the tenant's models, without their drawings. */
export async function modelsOf(input: Input, context: Context): Promise<PageBody<FlowModel>> {
  const q = new ReportQuery(context);
  const where = [
    `m.tenant_id = ${q.p(personOf(context).tenantId)}`,
    ...containsCondition(q, 'm.model_key', optionalTextIn(input, 'modelKey', 100)),
    ...containsCondition(q, 'm.name', optionalTextIn(input, 'name', 100)),
  ];
  return q.page<FlowModel>(
    `select ${shown("''")} ${FROM} where ${where.join(' and ')}`,
    input,
    'x."lastUpdated" desc, x.id desc',
    ['name', 'modelKey', 'version', 'created', 'lastUpdated'],
  );
}

/** A model with its drawing. */
export async function modelOf(id: string, context: Context): Promise<FlowModel> {
  const q = new ReportQuery(context);
  return q.one<FlowModel>(
    `select ${shown('m.xml')} ${FROM} where m.id = ${q.p(id)} and m.tenant_id = ${q.p(personOf(context).tenantId)}`,
  );
}

/** A text of the body, which may be cleared; null where it is not sent. */
const textIn = (input: Input, name: string, most: number): string | null =>
  input[name] === undefined || input[name] === null ? null : optionalTextIn(input, name, most);

/** Stores a model as it is drawn, runnable or not; what is not said stays as it was, and its version rises. */
export async function saveModel(input: Input, context: Context): Promise<FlowModel> {
  const { userId, tenantId } = personOf(context);
  const id = idOrNone(input, 'id');
  const said = {
    name: optionalTextIn(input, 'name', 100),
    key: optionalTextIn(input, 'key', 100) || optionalTextIn(input, 'modelKey', 100),
    description: textIn(input, 'description', 500),
    comment: textIn(input, 'modelComment', 500),
  };
  const raw = input.xml ?? input.modelEditorXml ?? '';
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH)
    throw new Refusal(400, say`流程图（参数“xml”）应为不超过 1 MB 的 BPMN 文本`);
  if (said.key !== '' && !/^[A-Za-z_][\w.-]*$/.test(said.key))
    throw new Refusal(400, say`模型标识应以字母开头，只含字母、数字、下划线、点或短横线`);
  const now = momentParameter(context.now());
  const saved = id ?? context.nextId();
  await context.db
    .tx(async (sql) => {
      if (id === null) {
        if (said.name === '' || said.key === '') throw new Refusal(400, say`请填写模型名称（name）与模型标识（key）`);
        await sql.query(
          `insert into wf_model (id, tenant_id, model_key, name, description, xml, created, created_by, last_updated,
                last_updated_by, model_comment)
            values ($1, $2, $3, $4, $5, $6, $7, $8, $7, $8, $9)`,
          [saved, tenantId, said.key, said.name, said.description ?? '', raw, now, userId, said.comment ?? ''],
        );
      } else {
        const { count } = await sql.query(
          `update wf_model set model_key = coalesce(nullif($3, ''), model_key), name = coalesce(nullif($4, ''), name),
              description = coalesce($5, description), model_comment = coalesce($9, model_comment),
              xml = coalesce(nullif($6, ''), xml), version = version + 1, last_updated = $7, last_updated_by = $8
            where id = $1 and tenant_id = $2`,
          [id, tenantId, said.key, said.name, said.description, raw, now, userId, said.comment],
        );
        if (count === 0) throw new Refusal(400, say`模型不存在或已被删除，请刷新列表`);
      }
      await audit(sql, context, {
        action: id === null ? 'insert' : 'update',
        path: 'blade-flow/model',
        recordId: saved,
      });
    })
    .catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === '23505')
        throw new Refusal(400, say`模型标识“${said.key}”已存在，请换一个标识，或在列表中打开已有的模型继续设计`);
      throw error;
    });
  return modelOf(saved, context);
}

/** Removes models; what was deployed from them stays. */
export async function removeModels(ids: readonly string[], context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    const { count } = await sql.query('delete from wf_model where id = any($1::bigint[]) and tenant_id = $2', [
      ids,
      personOf(context).tenantId,
    ]);
    if (count !== ids.length) throw new Refusal(400, say`模型不存在或已被删除，请刷新列表`);
    for (const id of ids) await audit(sql, context, { action: 'remove', path: 'blade-flow/model', recordId: id });
  });
}
