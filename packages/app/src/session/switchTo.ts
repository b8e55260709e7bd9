import { tabs } from './tabs.ts';
import { transport } from './transport.ts';

/**
 * Lets the session work as a department and a role of the person, in every tab; all pages start afresh, since menus,
 * rights and rows are others. Rejects with the server's words.
 */
export async function switchTo(choice: { deptId: string; roleId: string }): Promise<void> {
  await transport.session.switchTo(choice);
  tabs.tell({ kind: 'switched' });
  location.assign('/');
}
