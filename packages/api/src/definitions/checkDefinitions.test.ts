import { describe, expect, it } from 'vitest';
import { crud, plain } from '../call.ts';
import { dict, text } from '../field.ts';
import { faultsOf, states } from './fixtures/people.ts';

describe('checkDefinitions', () => {
  it('finds nothing in sound definitions', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({}, { gridleader: { read: ['grid', 'grid:attendance', 'grid/grid'] } })).toEqual([]);
  });

  it.each<[mistake: string, faults: readonly string[], message: string]>([
    [
      'title',
      faultsOf({ title: 'nam' }),
      'source/people: title "nam" is not a field of the definition; did you mean "name"?',
    ],
    [
      'order',
      faultsOf({ order: 'createtime' }),
      'source/people: order "createtime" is not a field of the definition; did you mean "createTime"?',
    ],
    ['pinned', faultsOf({ pinned: 'isTopp' }), 'source/people: pinned "isTopp" is not a field of the definition'],
    [
      'group of the side bar',
      faultsOf({ menu: { icon: '', sort: 1, group: 'populaton' } }),
      'source/people: menu.group "populaton" is not a group of the area source; did you mean "population"?',
    ],
    [
      'history',
      faultsOf({ history: { in: 'steps', of: 'grid/steps', what: 'operatin', when: 'createTime', who: 'createUser' } }),
      'source/people: history "operatin" is not a field of grid/steps; did you mean "operation"?',
    ],
    [
      'marks',
      faultsOf({ marks: { through: 'gridId', field: 'personTyp', key: '1', while: { field: 'state', is: '1' } } }),
      'source/people: marks.field "personTyp" is not a field of grid/grid; did you mean "personType"?',
    ],
    [
      'fixed filter',
      faultsOf({ calls: { ...crud, open: plain('page', 'open', { fixed: { sate: '1' } }) } }),
      'source/people: calls.open.fixed "sate" is not a field of the definition; did you mean "state"?',
    ],
    [
      'applicants',
      faultsOf({ applicants: ['createuser'] }),
      'source/people: applicants "createuser" is not a field of the definition; did you mean "createUser"?',
    ],
    [
      'state',
      faultsOf({ states: { ...states, moves: [{ from: '0', to: '2', call: 'submit' }] } }),
      'source/people.state 0-2: move "2" is not a key of the dictionary colour; there are 0, 1',
    ],
    [
      'call of a move',
      faultsOf({ states: { ...states, moves: [{ from: '0', to: '1', call: 'submti' }] } }),
      'source/people.state 0-1: call "submti" is not a call of the definition; did you mean "submit"?',
    ],
    [
      'call elsewhere',
      faultsOf({ states: { ...states, elsewhere: { shut: { of: 'grid/grid', call: 'clse' } } } }),
      'source/people.state: elsewhere "clse" is not a call of grid/grid; did you mean "close"?',
    ],
    [
      'role of a move',
      faultsOf({ states: { ...states, moves: [{ from: '0', to: '1', call: 'submit', roles: ['gridleadr'] }] } }),
      'source/people.state 0-1: role "gridleadr" is not a role; did you mean "gridleader"?',
    ],
    [
      'holder',
      faultsOf({ states: { ...states, moves: [{ from: '0', to: '1', call: 'submit', holder: { user: 'keper' } }] } }),
      'source/people.state 0-1: holder "keper" is not a field of the definition; did you mean "keeper"?',
    ],
    [
      'either',
      faultsOf({
        states: {
          ...states,
          prompts: [{ to: ['1'], fields: { opinion: text('意见') }, either: ['opinion', 'opinon'] }],
        },
      }),
      'source/people.state prompts 1: either "opinon" is not a field that is asked; did you mean "opinion"?',
    ],
    [
      'dict that is asked',
      faultsOf({ states: { ...states, prompts: [{ to: ['1'], fields: { shade: dict('颜色', 'colou') } }] } }),
      'source/people.state prompts 1.shade: dict "colou" is not a dictionary; did you mean "colour"?',
    ],
    [
      'stamps',
      faultsOf({ states: { ...states, stamps: [{ user: 'keeperr' }] } }),
      'source/people.state: stamps "keeperr" is not a field of the definition; did you mean "keeper"?',
    ],
    [
      'keys',
      faultsOf({ states: { ...states, keys: { submit: { id: 'idd' } } } }),
      'source/people.state: keys.submit "idd" is not a field of the definition; did you mean "id"?',
    ],
    [
      'pattern of a role',
      faultsOf({}, { gridleader: { read: ['source:populatin'] } }),
      'roles.gridleader: read "source:populatin" is not an area, a group of an area or a ' +
        'resource; did you mean "source:population"?',
    ],
    [
      'role with grants',
      faultsOf({}, { gridmembr: { read: [] } }),
      'roles: role "gridmembr" is not a role; did you mean "gridmember"?',
    ],
  ])('tells a mistake in %s', (_, faults, message) => {
    expect(faults).toEqual([message]);
  });
});
