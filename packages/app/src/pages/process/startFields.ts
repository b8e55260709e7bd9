import type { Resource } from '@lattice/api/resource';
import type { Translate } from '@lattice/api/validate';
import type { CrudField } from '@lattice/ui/CrudTable';
import { fieldsOf } from '../../records/translate.ts';

/**
 * The fields by which a process is asked for: those that can be written, and what follows from them. Who asks stands in
 * front where the record has no field for it. Working days stand there only where the server can count them.
 */
export function startFields(
  definition: Resource,
  requested: readonly string[] | undefined,
  say: Translate,
  applicant: Pick<CrudField, 'name' | 'label'>,
  countsDays: boolean,
): CrudField[] {
  const all = fieldsOf(definition, say).filter(({ readonly, kind, live }) =>
    live === undefined ? readonly !== true && kind !== 'computed' : countsDays || !('workingDays' in live),
  );
  const wanted =
    requested === undefined ? all : requested.flatMap((name) => all.filter((field) => field.name === name));
  const hasApplicant = Object.values(definition.fields).some(({ initial }) => initial === 'me');
  return hasApplicant ? wanted : [{ ...applicant, kind: 'text', readonly: true, span: 3 }, ...wanted];
}
