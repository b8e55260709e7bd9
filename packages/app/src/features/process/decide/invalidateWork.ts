import { work } from '@lattice/api/resources/blade-flow/work';
import { queryClient } from '../../../session/queryClient.ts';
import { INBOX_KEY } from '../../notices/useInbox.ts';

/** Reads everything of the workflow again after something was done in it. */
export async function invalidateWork(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['rows', work.path] }),
    queryClient.invalidateQueries({ queryKey: INBOX_KEY }),
  ]);
}
