import type { GrantChange, GrantDifference as SaidDifference, GrantedName } from '@lattice/api/grantDifference';
import { listName } from '@lattice/api/listName';
import type { Translate } from '@lattice/api/validate';
import type { GrantDifference } from './grantDifference.ts';

/** What the server says of a grant, in the words of the ticks: menus with buttons, data scopes, API scopes. */
export function saidChanges(said: SaidDifference, say: Translate): GrantDifference[] {
  const below = (names: readonly GrantedName[]) => names.map((one) => `${listName(one.below, say)} · ${say(one.name)}`);
  const entries = (names: readonly GrantedName[]) => names.map(({ name }) => listName(name, say));
  const none = { addedEntries: [], removedEntries: [] };
  const scopes = ({ added, removed }: GrantChange) => ({ ...none, added: below(added), removed: below(removed) });
  return [
    {
      addedEntries: entries(said.menus.added),
      removedEntries: entries(said.menus.removed),
      added: below(said.buttons.added),
      removed: below(said.buttons.removed),
    },
    scopes(said.dataScopes),
    scopes(said.apiScopes),
  ];
}
