import { pageCode } from '@lattice/api/Area';
import { areas } from '@lattice/api/areas';
import { type Resource, permissionCode } from '@lattice/api/resource';
import { savePermissionsOf } from './savePermissionsOf.ts';

/** What people do on pages without changing anything. */
const LOOKS = new Set(['detail', 'follow', 'image', 'download']);

const ofPages = Object.entries(areas).flatMap(([area, { pages = {} }]) =>
  Object.entries(pages).flatMap(([key, { begins, addsTo, actions = [] }]) => [
    ...(begins !== undefined || addsTo !== undefined ? [pageCode(area, key)] : []),
    ...actions.filter((action) => !LOOKS.has(action)).map((action) => `${pageCode(area, key)}_${action}`),
  ]),
);

/** What a register has codes for that change, reveal or take out something. */
const ofRegister = (resource: Resource): string[] =>
  [
    ...savePermissionsOf(resource),
    'delete',
    'reveal',
    ...Object.values(resource.calls).flatMap(({ method, access }) =>
      method === 'POST' && typeof access === 'object' && access.orView !== true ? [access.permission] : [],
    ),
  ].map((action) => permissionCode(resource, action));

const known = new WeakMap<ReadonlyMap<string, Resource>, readonly string[]>();

/** Codes of pages and permissions by which people change, reveal or take out something. */
export function changingCodes(resources: ReadonlyMap<string, Resource>): readonly string[] {
  const codes = known.get(resources) ?? [...ofPages, ...[...resources.values()].flatMap(ofRegister)];
  known.set(resources, codes);
  return codes;
}
