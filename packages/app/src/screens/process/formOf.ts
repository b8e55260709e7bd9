import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import type { Resource } from '@lattice/api/resource';
import { t } from '@lingui/core/macro';
import { loadResource } from '../../resources.ts';
import { client } from '../../session/client.ts';
import { type ProcessForm, forms } from './forms.ts';

/** A form with the definition that its fields are of. */
export interface FoundForm extends ProcessForm {
  definition: Resource;
}

/** The form of a process: the one known by its route, else that of the definition which the server names; rejects where there is none. */
export async function formOf(route: string, definitionId: string): Promise<FoundForm> {
  const known = forms[route];
  if (known !== undefined) return { ...known, definition: await loadResource(known.path) };
  const { path } = await client(flowProcess).form({ processDefinitionId: definitionId });
  if (path === '') throw new Error(t`此流程没有申请表单，不能在这里发起。请联系管理员。`);
  return { path, start: 'startFlow', definition: await loadResource(path) };
}
