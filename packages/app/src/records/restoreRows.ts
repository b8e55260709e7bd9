import { restore } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import { toast } from '@lattice/ui/Toast';
import { t } from '@lingui/core/macro';
import { errorText } from '../base/errorText.ts';
import { queryClient } from '../session/queryClient.ts';
import { client } from '../session/client.ts';

/** Brings removed rows of a register back and says so, or why not; never rejects, since nobody waits for it. */
export async function restoreRows(definition: Resource, ids: readonly string[]): Promise<void> {
  try {
    await client({ ...definition, calls: { restore } }).restore(ids);
    await queryClient.invalidateQueries({ queryKey: ['rows', definition.path] });
    toast.success(t`已恢复刚才删除的记录`);
  } catch (error) {
    toast.error(errorText(error));
  }
}
