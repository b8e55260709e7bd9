import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import type { Resource } from '@lattice/api/resource';
import { initialValues } from '../../../records/initialValues.ts';
import { loadResource } from '../../../records/resources.ts';
import { client } from '../../../session/client.ts';
import { type ProcessForm, forms } from './forms.ts';

/** A form with the definition that its fields are of. */
export interface FoundForm extends ProcessForm {
  definition: Resource;
  /** What it begins with. */
  values: Readonly<Record<string, string>>;
}

/** How a process is started, and what it is called. */
export interface FoundProcess {
  /** Null where it has none. */
  form: FoundForm | null;
  /** Its name and that of its category; '' where the server does not tell. */
  name: string;
  kind: string;
  isSuspended: boolean;
}

/**
 * By what a version of a process is started: the form known by its route, else that of the definition which the server
 * names; `tells` says whether the server can name it.
 */
export async function formOf(route: string, definitionId: string, tells: boolean): Promise<FoundProcess> {
  const processForm = tells ? await client(flowProcess).form({ processDefinitionId: definitionId }) : undefined;
  const path = processForm?.path ?? '';
  const known: ProcessForm | null = forms[route] ?? (path === '' ? null : { path, start: 'startFlow' });
  const definition = known && (await loadResource(known.path));
  return {
    form: known && definition && { ...known, definition, values: await initialValues(definition) },
    name: processForm?.name ?? '',
    kind: processForm?.categoryName ?? '',
    isSuspended: processForm?.isSuspended === true,
  };
}
