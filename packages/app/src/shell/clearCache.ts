import { oauth } from '@lattice/api/resources/blade-auth/oauth';
import { toast } from '@lattice/ui/Toast';
import { t } from '@lingui/core/macro';
import { queryClient } from '../queryClient.ts';
import { client } from '../session/client.ts';
import { renewPages } from './pages.ts';

/** Forgets what server and page keep of earlier answers, and draws every page anew; rejects when the server did not do it. */
export async function clearCache(): Promise<void> {
  await client(oauth).clearCache();
  await queryClient.invalidateQueries();
  renewPages();
  toast.success(t`清除完毕`);
}
