import { expect, it } from 'vitest';
import { crud, plain } from '../call.ts';
import { dict, text } from '../field.ts';
import type { Resource } from '../resource.ts';
import { faultsOf, states } from './fixtures/people.ts';

it('finds nothing in sound definitions', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({}, { gridleader: { read: ['grid', 'grid:attendance', 'grid/grid'] } })).toEqual([]);
});

it.each<[plant: Partial<Resource>, message: string]>([
  [{ title: 'nam' }, ': title "nam" is not a field of the definition; did you mean "name"?'],
  [{ order: 'createtime' }, ': order "createtime" is not a field of the definition; did you mean "createTime"?'],
  [{ pinned: 'isTopp' }, ': pinned "isTopp" is not a field of the definition'],
  [
    { menu: { icon: '', sort: 1, group: 'populaton' } },
    ': menu.group "populaton" is not a group of the area source; did you mean "population"?',
  ],
  [
    { history: { in: 'steps', of: 'grid/steps', what: 'operatin', when: 'createTime', who: 'createUser' } },
    ': history "operatin" is not a field of grid/steps; did you mean "operation"?',
  ],
  [
    { marks: { through: 'gridId', field: 'personTyp', key: '1', while: { field: 'state', is: '1' } } },
    ': marks.field "personTyp" is not a field of grid/grid; did you mean "personType"?',
  ],
  [
    { calls: { ...crud, open: plain('page', 'open', { fixed: { sate: '1' } }) } },
    ': calls.open.fixed "sate" is not a field of the definition; did you mean "state"?',
  ],
  [
    { applicants: ['createuser'] },
    ': applicants "createuser" is not a field of the definition; did you mean "createUser"?',
  ],
  [
    { states: { ...states, moves: [{ from: '0', to: '2', call: 'submit' }] } },
    '.state 0-2: move "2" is not a key of the dictionary colour; there are 0, 1',
  ],
  [
    { states: { ...states, moves: [{ from: '0', to: '1', call: 'submti' }] } },
    '.state 0-1: call "submti" is not a call of the definition; did you mean "submit"?',
  ],
  [
    { states: { ...states, elsewhere: { shut: { of: 'grid/grid', call: 'clse' } } } },
    '.state: elsewhere "clse" is not a call of grid/grid; did you mean "close"?',
  ],
  [
    { states: { ...states, moves: [{ from: '0', to: '1', call: 'submit', roles: ['gridleadr'] }] } },
    '.state 0-1: role "gridleadr" is not a role; did you mean "gridleader"?',
  ],
  [
    { states: { ...states, moves: [{ from: '0', to: '1', call: 'submit', holder: { user: 'keper' } }] } },
    '.state 0-1: holder "keper" is not a field of the definition; did you mean "keeper"?',
  ],
  [
    {
      states: { ...states, prompts: [{ to: ['1'], fields: { opinion: text('意见') }, either: ['opinion', 'opinon'] }] },
    },
    '.state prompts 1: either "opinon" is not a field that is asked; did you mean "opinion"?',
  ],
  [
    { states: { ...states, prompts: [{ to: ['1'], fields: { shade: dict('颜色', 'colou') } }] } },
    '.state prompts 1.shade: dict "colou" is not a dictionary; did you mean "colour"?',
  ],
  [
    { states: { ...states, stamps: [{ user: 'keeperr' }] } },
    '.state: stamps "keeperr" is not a field of the definition; did you mean "keeper"?',
  ],
  [
    { states: { ...states, keys: { submit: { id: 'idd' } } } },
    '.state: keys.submit "idd" is not a field of the definition; did you mean "id"?',
  ],
])('tells a mistake in %j%s', (plant, message) => {
  expect(faultsOf(plant)).toEqual([`source/people${message}`]);
});

it('tells a mistake in the grants of roles', () => {
  expect(faultsOf({}, { gridleader: { read: ['source:populatin'] } })).toEqual([
    'roles.gridleader: read "source:populatin" is not an area, a group of an area or a resource; did you mean ' +
      '"source:population"?',
  ]);
  expect(faultsOf({}, { gridmembr: { read: [] } })).toEqual([
    'roles: role "gridmembr" is not a role; did you mean "gridmember"?',
  ]);
});
