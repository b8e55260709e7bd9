import { viewAs } from '@lattice/api/resources/blade-auth/view-as';
import { client } from '../../session/client.ts';
import { tabs } from '../../session/tabs.ts';

/** All pages start afresh, in every tab, since menus, rights and rows are others. */
function startAfresh(): void {
  tabs.tell({ kind: 'switched' });
  location.assign('/');
}

/** Looks as somebody else from now on; rejects with the server's words. */
export async function beginViewAs(userId: string): Promise<void> {
  await client(viewAs).begin({ userId });
  startAfresh();
}

/** Is oneself again; rejects with the server's words. */
export async function endViewAs(): Promise<void> {
  await client(viewAs).end();
  startAfresh();
}
