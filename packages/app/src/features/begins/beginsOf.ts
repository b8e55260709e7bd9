import { type Mover, opensCall } from '@lattice/api/moveRefusal';
import { beginRefusal, isBeginnable } from '@lattice/api/mayBegin';
import type { Begin, Resource } from '@lattice/api/resource';
import type { Fields } from '@lattice/api/field';
import { formValidator } from '@lattice/api/formValidator';
import type { Translate } from '@lattice/api/validate';
import { wireValues } from '@lattice/api/wireValues';
import { lowerCaseLabel } from '@lattice/ui/lowerCaseLabel';
import { toast } from '@lattice/ui/Toast';
import type { ActionFailure, ActionForm, ActionRun, CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { errorText } from '../../base/errorText.ts';
import { loadResource } from '../../records/resources.ts';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { formFields } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';

type Calls = Record<string, ((input: Readonly<Record<string, unknown>>) => Promise<unknown>) | undefined>;

const requested = ({ fields: names }: Begin, { fields }: Resource): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

/** What one record says of the fields that begin with its values, and what they are called. */
const taken = ({ takes = {} }: Begin, [row, ...others]: readonly CrudRow[]): Record<string, unknown> =>
  row === undefined || others.length > 0
    ? {}
    : Object.fromEntries(
        Object.entries(takes).flatMap(([name, of]) => [
          [name, row[of]],
          [`${name}Name`, row[`${of}Name`]],
        ]),
      );

/** What is asked before a record is made about some records, as a form in the language shown. */
export function beginForm(begin: Begin, register: Resource, rows: readonly CrudRow[], say: Translate): ActionForm {
  const fields = requested(begin, register);
  return { fields: formFields(fields, say), values: taken(begin, rows), validate: formValidator({ fields }, say) };
}

/**
 * Makes a record about each of some records, one after the other; one alone rejects with a `SaveFailure`, of several
 * those that failed are reported.
 */
async function makeEach(
  definition: Resource,
  begin: Begin,
  register: Resource,
  rows: readonly CrudRow[],
  { report, signal, values }: ActionRun,
  say: Translate,
): Promise<void> {
  const calls = client(register) as unknown as Calls;
  const failures: ActionFailure[] = [];
  const filled = wireValues(requested(begin, register), values);
  for (const [done, row] of rows.entries()) {
    if (signal.aborted) break;
    try {
      await calls[begin.call]?.({ ...filled, [begin.by]: row.id });
    } catch (error) {
      if (rows.length === 1) throw await saveFailureOf(error, { fields: requested(begin, register) }, say);
      failures.push({ id: row.id, reason: errorText(error) });
    }
    report(done + 1, failures);
  }
  const [action, count] = [say(begin.label), rows.length];
  if (failures.length === 0 && !signal.aborted) toast.success(t`已完成“${action}”：共 ${count} 条`);
  await queryClient.invalidateQueries({ queryKey: ['rows', register.path] });
  await queryClient.invalidateQueries({ queryKey: ['rows', definition.path] });
}

/** The records of other registers that a person may make about records of a register, as actions of its list. */
export async function beginsOf(
  definition: Resource,
  person: Mover,
  codes: ReadonlySet<string>,
  say: Translate,
): Promise<readonly CrudAction[]> {
  const actions = await Promise.all(
    (definition.begins ?? []).map(async (begin): Promise<readonly CrudAction[]> => {
      const register = await loadResource(begin.of);
      const call = register.calls[begin.call];
      const isOpen =
        person.roles.includes('administrator') || (call !== undefined && opensCall(codes, register, call, true));
      if (!isOpen) return [];
      const [action, what] = [say(begin.label), lowerCaseLabel(say(register.label), i18n.locale)];
      return [
        {
          id: `begin ${begin.of}`,
          label: action,
          scope: 'row',
          isShown: (row) => isBeginnable(begin, row) && beginRefusal(begin, person, row) === null,
          confirm: () => ({ title: t`${action}：新增一条${what}`, action }),
          ask: async (rows) => beginForm(begin, register, rows, say),
          run: async (rows, run) => makeEach(definition, begin, register, rows, run, say),
        },
      ];
    }),
  );
  return actions.flat();
}
