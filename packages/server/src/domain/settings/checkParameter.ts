import { parameters } from '@lattice/api/parameters';
import type { Resource } from '@lattice/api/resource';
import { checkField } from '@lattice/api/validate';
import type { Context } from '../../call/Context.ts';
import { idOrNone } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { refuseIssues } from '../../table/bodyValues.ts';
import { tableOf } from '../../table/table.ts';

/** The key of a parameter, as the body says it or as it is kept. */
async function keyOf(register: Resource, input: Readonly<Record<string, unknown>>, context: Context): Promise<string> {
  if (typeof input.paramKey === 'string' && input.paramKey !== '') return input.paramKey.trim();
  const id = idOrNone(input, 'id');
  if (id === null) return '';
  const q = new ReportQuery(context);
  const [row] = await q.rows<{ key: string }>(`select t.param_key as key from ${q.of(register)} and t.id = ${q.p(id)}`);
  return row?.key ?? '';
}

/** Refuses a value that the product cannot read, of a parameter that it reads. */
export async function checkParameter(
  register: Resource,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  if (input.paramValue === undefined || input.paramValue === null) return;
  const key = await keyOf(register, input, context);
  const known = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
  if (known === undefined || known.register !== register.path) return;
  const issue = checkField('paramValue', known.field, { paramValue: input.paramValue });
  if (issue !== null) refuseIssues(tableOf(register), [issue], { paramValue: known.field });
}
