import { areas } from '../areas.ts';
import { permissionsBelow } from '../permissionsBelow.ts';
import { type Resource, areaNameOf, shortName, statesOf } from '../resource.ts';
import { type KnownNames, NameCheck, columnNames } from './DefinitionNames.ts';
import { constrainedFields } from '../relations.ts';
import { checkFields } from './checkFields.ts';
import { checkStates } from './checkStates.ts';

const FIELD = 'a field of the definition';
const groupsOf = (area: string): string[] => Object.keys(areas[area]?.groups ?? {});

function checkMenu(check: NameCheck, definition: Resource): void {
  const { path, menu } = definition;
  const area = areaNameOf(definition);
  if (menu === undefined || !check.name(path, 'menu', area, Object.keys(areas), 'an area')) return;
  if (menu.group !== undefined)
    check.name(path, 'menu.group', menu.group, groupsOf(area), `a group of the area ${area}`);
}

/** What a definition says of its fields by name. */
function checkNamed(check: NameCheck, definition: Resource): void {
  const {
    path,
    fields,
    title,
    distinguishedBy = [],
    order,
    pinned,
    treeBy,
    readers,
    applicants = [],
    barred = [],
    actionFields = [],
    flow,
    seenWith,
    begins = [],
    marks,
    history,
    constraints = [],
  } = definition;
  const [own, columns] = [Object.keys(fields), columnNames(fields)];
  const each = (what: string, names: readonly (string | undefined)[], valid: readonly string[]) => {
    for (const name of names) if (name !== undefined) check.name(path, what, name, valid, FIELD);
  };
  each('title', [title], own);
  each('distinguishedBy', distinguishedBy, own);
  each('order', [order], columns);
  each('pinned', [pinned], own);
  each('treeBy', [treeBy], own);
  each('readers', [readers?.kind, readers?.ids], own);
  each('seenWith', [seenWith], own);
  each('applicants', applicants, columns);
  each('barred', barred, columns);
  each('actionFields', actionFields, columns);
  each('constraints', constraints.flatMap(constrainedFields), own);
  if (flow !== undefined) {
    each('flow.values', flow.values, columns);
    each('flow.opinion', [flow.opinion], own);
    if (check.name(path, 'flow.field', flow.field, own, FIELD))
      for (const state of ['running', 'passed', 'refused', 'withdrawn'] as const)
        check.keys(path, `flow.${state}`, fields[flow.field]?.dict, [flow[state]]);
  }
  if (marks !== undefined) {
    each('marks.through', [marks.through], own);
    each('marks.while', [marks.while.field], own);
    const target = check.known.resources.get(fields[marks.through]?.to ?? '');
    if (target !== undefined) {
      check.name(path, 'marks.field', marks.field, Object.keys(target.fields), `a field of ${target.path}`);
      check.keys(path, 'marks.key', target.fields[marks.field]?.dict, [marks.key]);
    }
  }
  for (const {
    of,
    call,
    by,
    while: { field, in: states },
    roles = [],
    holder,
    fields: names,
    takes = {},
  } of begins) {
    const other = check.resource(path, 'begins.of', of);
    each('begins', [holder?.user, holder?.dept, ...Object.values(takes)], columns);
    for (const role of roles) check.name(path, 'begins.roles', role, [...check.known.roles, 'creator'], 'a role');
    if (check.name(path, 'begins.while', field, own, FIELD))
      check.keys(path, 'begins.while', fields[field]?.dict, states);
    if (other === undefined) continue;
    check.name(path, 'begins.call', call, Object.keys(other.calls), `a call of ${of}`);
    for (const name of [by, ...names, ...Object.keys(takes)])
      check.name(path, 'begins', name, Object.keys(other.fields), `a field of ${of}`);
  }
  if (history !== undefined) {
    const { of, what, when, who, from, to, tells = [] } = history;
    const steps = check.resource(path, 'history.of', of);
    if (steps !== undefined)
      for (const name of [what, when, who, from, to, ...tells])
        if (name !== undefined) check.name(path, 'history', name, columnNames(steps.fields), `a field of ${of}`);
  }
  for (const [name, call] of Object.entries(definition.calls))
    if ('fixed' in call && call.fixed !== undefined) each(`calls.${name}.fixed`, Object.keys(call.fixed), columns);
}

/** Patterns of what roles are granted, and the entries below which permissions stand. */
function checkGrants(check: NameCheck, all: ReadonlyMap<string, Resource>): void {
  const patterns = new Set([
    ...all.keys(),
    ...Object.keys(areas).flatMap((area) => [area, ...groupsOf(area).map((group) => `${area}:${group}`)]),
  ]);
  for (const [role, grant] of Object.entries(check.known.grants)) {
    check.name('roles', 'role', role, check.known.roles, 'a role');
    for (const [what, list] of Object.entries(grant))
      for (const pattern of Array.isArray(list) ? list : [])
        check.name(`roles.${role}`, what, String(pattern), patterns, 'an area, a group of an area or a resource');
  }
  const entries = [
    ...Array.from(all.values(), (resource) => shortName(resource)),
    ...Object.entries(areas).flatMap(([area, { pages = {} }]) => [
      `area_${area}`,
      ...Object.keys(pages).map((page) => `${area}_${page}`),
    ]),
  ];
  for (const [path, entry] of Object.entries(permissionsBelow)) {
    check.resource('permissionsBelow', 'path', path);
    check.name(`permissionsBelow.${path}`, 'entry', entry, entries, 'an entry of the side bar');
  }
}

/**
 * Names in definitions that do not exist: resources, dictionaries and their keys, fields, groups, calls, roles and what
 * roles are granted. Each fault says where it is, what it is, and the valid name that is spelt most like it; none are
 * found in sound definitions.
 */
export function checkDefinitions(known: KnownNames): readonly string[] {
  const check = new NameCheck(known);
  for (const definition of known.resources.values()) {
    checkMenu(check, definition);
    checkNamed(check, definition);
    checkFields(check, definition, definition.path, definition.fields);
    for (const states of statesOf(definition)) checkStates(check, definition, states);
  }
  checkGrants(check, known.resources);
  return check.faults;
}
