import { a } from './a.ts';
import type { Dialect } from './Dialect.ts';
import { usersBelowSystem } from './usersBelowSystem.ts';

/** BladeX 4. */
export const b: Dialect = {
  ...a,
  name: 'B',
  password: 'sm2',
  client: { id: 'saber3', secret: 'saber3_secret' },
  headers: { 'Blade-Requested-With': 'BladeHttpRequest' },
  path: usersBelowSystem,
};
