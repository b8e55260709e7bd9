import { oauth } from '@lattice/api/resources/blade-auth/oauth';
import { toast } from '@lattice/ui/Toast';
import { t } from '@lingui/core/macro';
import { queryClient } from '../../session/queryClient.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { renewPages } from '../../navigation/pages.ts';

/**
 * Forgets what the page keeps of earlier answers and renders every page again; for administrators the server forgets
 * too, and it rejects when that fails.
 */
export async function clearCache(): Promise<void> {
  const isAdministrator = (session.user?.role_name ?? '').split(',').includes('administrator');
  if (isAdministrator) await client(oauth).clearCache();
  await queryClient.invalidateQueries();
  renewPages();
  toast.success(t`清除完毕`);
}
