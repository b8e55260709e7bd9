import { abilities, abilitiesIn } from './abilities.ts';
import { get } from './call.ts';
import { user } from './resources/blade-user.ts';
import { grid } from './resources/grid/grid.ts';
import { pmPartymember } from './resources/party/pmPartymember.ts';
import { poPartyorg } from './resources/party/poPartyorg.ts';
import { event } from './resources/event/event.ts';
import { roadinfo } from './resources/source/roadinfo.ts';
import { describe, expect, it } from 'vitest';
import { subtreeQuery, listFeaturesOf } from './listFeatures.ts';

describe('what a list offers', () => {
  it('is all that our own server announces', () => {
    expect(listFeaturesOf(roadinfo, abilitiesIn([...abilities]))).toEqual({
      where: true,
      below: true,
      fields: true,
      counts: false,
      totals: true,
      branches: false,
      restore: true,
      reveal: true,
    });
  });

  it('is nothing more than before on a server that announces nothing, or something unknown', () => {
    const none = {
      where: false,
      below: false,
      fields: false,
      counts: false,
      totals: false,
      branches: false,
      restore: false,
      reveal: false,
    };
    for (const said of [undefined, null, 'where,restore', ['flying'], {}])
      expect(listFeaturesOf(roadinfo, abilitiesIn(said))).toEqual(none);
  });

  it('counts registers with states', () => {
    expect(listFeaturesOf(event, abilities).counts).toBe(true);
    expect(listFeaturesOf(event, ['where']).counts).toBe(false);
  });

  it('adds up registers that the engine pages, but no trees', () => {
    expect(listFeaturesOf(event, ['totals']).totals).toBe(true);
    expect(listFeaturesOf(poPartyorg, abilities).totals).toBe(false);
  });

  it('is no undoing where removal is final, and no conditions where a page is not the engine’s', () => {
    expect(listFeaturesOf(user, abilities).restore).toBe(false);
    expect(listFeaturesOf(event, abilities).restore).toBe(false);
    expect(listFeaturesOf({ fields: {}, calls: { page: get('page') } }, abilities)).toEqual({
      where: false,
      below: false,
      fields: false,
      counts: false,
      totals: false,
      branches: false,
      restore: false,
      reveal: true,
    });
  });

  it('is rows that open where the register itself is the tree, and not one beside it', () => {
    expect([poPartyorg, grid].map((one) => listFeaturesOf(one, abilities).branches)).toEqual([true, false]);
    expect(listFeaturesOf(poPartyorg, ['where']).branches).toBe(false);
  });

  it('asks for a node of the tree with all below it where the server can, and for the node alone elsewhere', () => {
    const query = { current: 1, size: 10, partyOrgId: '7' };
    expect(subtreeQuery(pmPartymember, listFeaturesOf(pmPartymember, abilities), query)).toEqual({
      current: 1,
      size: 10,
      partyOrgId_below: '7',
    });
    expect(subtreeQuery(pmPartymember, listFeaturesOf(pmPartymember, []), query)).toBe(query);
    expect(subtreeQuery(roadinfo, listFeaturesOf(roadinfo, abilities), query)).toBe(query);
    expect(subtreeQuery(user, listFeaturesOf(user, abilities), { deptId: '7' })).toEqual({ deptId: '7' });
  });
});
