import { crud, get, plain, post } from '@lattice/api/call';
import { dept, ref, region, text, user } from '@lattice/api/field';
import { type Resource, resource } from '@lattice/api/resource';
import { revealCall } from '@lattice/api/reveal';
import { describe, expect, it } from 'vitest';
import type { Person } from '../call/Person.ts';
import { isAllowed, isEverAllowed, canSeeUnmasked } from './allow.ts';

const road = resource('source/road-info', {
  label: '道路',
  fields: { name: text('名称'), gridId: ref('网格', 'grid/grid'), owner: user('负责人') },
  calls: {
    ...crud,
    open: get('open', { access: 'anonymous' }),
    mine: get('mine', { access: 'session' }),
    updateStatus: post('updateStatus'),
    importRows: post('import', 'body', { access: { permission: 'import' } }),
  },
});
const grid = resource('grid/grid', {
  label: '网格',
  fields: { name: text('名称'), regionCode: region('区划') },
  calls: { ...crud, tree: plain('tree', 'tree') },
});
const unit = resource('blade-system/dept', {
  label: '部门',
  fields: { name: text('名称') },
  calls: { tree: plain('tree', 'tree') },
});
const area = resource('blade-system/region', {
  label: '区划',
  fields: { name: text('名称') },
  calls: { tree: plain('tree', 'tree') },
});
const account = resource('blade-user', {
  label: '用户',
  fields: { account: text('账号') },
  calls: {
    tree: plain('tree', 'tree'),
    updatePassword: post('update-password', 'query', { access: 'session', openTo: ['passwordChange'] }),
  },
});
const school = resource('source/school', { label: '学校', fields: { deptId: dept('部门') }, calls: crud });
const oauth = resource('blade-auth/oauth', {
  label: '认证',
  fields: {},
  calls: {
    logout: get('logout', { access: 'session', openTo: ['passwordChange', 'guest'] }),
    userInfo: get('user-info', { access: 'session', openTo: ['passwordChange', 'guest'] }),
  },
});

const resources = new Map<string, Resource>(
  [road, grid, unit, area, account, school, oauth].map((one) => [one.path, one as Resource]),
);

const person = (
  roles: readonly string[],
  permissions: readonly string[],
  mustChangePassword = false,
  apis: readonly string[] = [],
): Person => ({
  userId: '1',
  tenantId: '000000',
  account: 'a',
  realName: '',
  deptId: '',
  roleIds: [],
  roles,
  permissions: new Set(permissions),
  rows: [],
  apis,
  sessionId: '1',
  mustChangePassword,
});

const people = {
  nobody: null,
  bare: person(['x'], []),
  menu: person(['x'], ['roadinfo']),
  viewer: person(['x'], ['roadinfo_view']),
  adder: person(['x'], ['roadinfo_add']),
  editor: person(['x'], ['roadinfo_edit']),
  deleter: person(['x'], ['roadinfo_delete']),
  mover: person(['x'], ['roadinfo_update_status', 'roadinfo_import', 'roadinfo_plain']),
  grids: person(['x'], ['grid_view']),
  schools: person(['x'], ['school_view']),
  chief: person(['administrator'], []),
  fresh: person(['administrator'], ['roadinfo_view'], true),
} as const;
type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];

const cases: readonly [
  what: string,
  path: string,
  call: string,
  input: Record<string, unknown>,
  allowed: readonly Who[],
][] = [
  ['open call', 'source/road-info', 'open', {}, everybody],
  [
    'call of any session',
    'source/road-info',
    'mine',
    {},
    everybody.filter((who) => who !== 'nobody' && who !== 'fresh'),
  ],
  ['page', 'source/road-info', 'page', {}, ['menu', 'viewer', 'chief']],
  ['detail', 'source/road-info', 'detail', { id: '1' }, ['menu', 'viewer', 'chief']],
  ['add', 'source/road-info', 'submit', { name: 'a' }, ['adder', 'chief']],
  ['add with an empty id', 'source/road-info', 'submit', { id: '' }, ['adder', 'chief']],
  ['add with a null id', 'source/road-info', 'submit', { id: null }, ['adder', 'chief']],
  ['edit', 'source/road-info', 'submit', { id: '1' }, ['editor', 'chief']],
  ['edit with a number as id', 'source/road-info', 'submit', { id: 0 }, ['editor', 'chief']],
  ['delete', 'source/road-info', 'remove', { ids: '1' }, ['deleter', 'chief']],
  ['call of its own permission', 'source/road-info', 'updateStatus', {}, ['mover', 'chief']],
  ['call of a named permission', 'source/road-info', 'importRows', {}, ['mover', 'chief']],
  ['page of another resource', 'grid/grid', 'page', {}, ['grids', 'chief']],
  ['pick by reference', 'grid/grid', 'tree', {}, ['menu', 'viewer', 'adder', 'editor', 'grids', 'chief']],
  ['pick a user', 'blade-user', 'tree', {}, ['menu', 'viewer', 'adder', 'editor', 'chief']],
  ['pick a region', 'blade-system/region', 'tree', {}, ['grids', 'chief']],
  ['pick a department', 'blade-system/dept', 'tree', {}, ['schools', 'chief']],
  ['sign out', 'blade-auth/oauth', 'logout', {}, everybody.filter((who) => who !== 'nobody')],
  ['own claims', 'blade-auth/oauth', 'userInfo', {}, everybody.filter((who) => who !== 'nobody')],
  ['change the password', 'blade-user', 'updatePassword', {}, everybody.filter((who) => who !== 'nobody')],
];

describe.each(cases)('%s (%s %s)', (_, path, name, input, allowed) => {
  it.each(everybody.map((who) => [who, allowed.includes(who)] as const))('%s: %s', (who, expected) => {
    const one = resources.get(path);
    const call = one?.calls[name];
    if (one === undefined || call === undefined) throw new Error(`no ${path} ${name}`);
    expect(isAllowed(people[who], { resource: one, call }, input, resources)).toBe(expected);
  });
});

describe('with any parameters', () => {
  const ever = (who: Who, name: 'page' | 'submit' | 'remove' | 'open' | 'mine') =>
    isEverAllowed(people[who], { resource: road, call: road.calls[name] }, resources);

  it('saves who may add, or edit, or both', () => {
    expect(everybody.filter((who) => ever(who, 'submit'))).toEqual(['adder', 'editor', 'chief']);
  });

  it('asks otherwise what a call with parameters asks', () => {
    expect(everybody.filter((who) => ever(who, 'page'))).toEqual(['menu', 'viewer', 'chief']);
    expect(everybody.filter((who) => ever(who, 'remove'))).toEqual(['deleter', 'chief']);
    expect(everybody.filter((who) => ever(who, 'open'))).toEqual(everybody);
    expect(everybody.filter((who) => ever(who, 'mine'))).toEqual(
      everybody.filter((who) => who !== 'nobody' && who !== 'fresh'),
    );
  });
});

describe('a guest', () => {
  const guest: Person = { ...person([], []), oauthId: 'somebody' };

  it('makes the calls that are open to guests, and no others of a session', () => {
    expect(isAllowed(guest, { resource: oauth, call: oauth.calls.logout }, {}, resources)).toBe(true);
    expect(isAllowed(guest, { resource: road, call: road.calls.mine }, {}, resources)).toBe(false);
    expect(isAllowed(guest, { resource: road, call: road.calls.open }, {}, resources)).toBe(true);
  });
});

describe('an API scope', () => {
  const whole = person(['x'], [], false, ['/api/source/road-info/**']);
  const revealer = person(['x'], ['roadinfo_reveal'], false, []);

  it('opens calls whose permission nobody granted', () => {
    expect(isAllowed(whole, { resource: road, call: road.calls.page }, {}, resources)).toBe(true);
    expect(isAllowed(whole, { resource: road, call: road.calls.updateStatus }, {}, resources)).toBe(true);
  });

  it('never opens a value in the clear, which takes its own permission', () => {
    expect(isAllowed(whole, { resource: road, call: revealCall }, {}, resources)).toBe(false);
    expect(isAllowed(revealer, { resource: road, call: revealCall }, {}, resources)).toBe(true);
  });
});

describe('an id that is inherited', () => {
  it('does not make an edit of an add', () => {
    const input = Object.create({ id: '1' }) as Record<string, unknown>;
    expect(isAllowed(people.adder, { resource: road, call: road.calls.submit }, input, resources)).toBe(true);
    expect(isAllowed(people.editor, { resource: road, call: road.calls.submit }, input, resources)).toBe(false);
  });
});

describe('sensitive values', () => {
  it.each(everybody.map((who) => [who, who === 'mover' || who === 'chief' || who === 'fresh'] as const))(
    'in the clear for %s: %s',
    (who, expected) => {
      expect(canSeeUnmasked(people[who], road)).toBe(expected);
    },
  );
});
