import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { canView } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';

/**
 * Kinds of key people that come from registers about health which the person may not read: the right to look at all
 * residents does not tell of them.
 */
export const hiddenKinds = (context: Context): string[] =>
  [...context.resources.values()].flatMap((register) => {
    const { marks, fields } = register;
    const through = marks === undefined ? undefined : fields[marks.through]?.to;
    const isRestricted = Object.values(fields).some(({ sensitive }) => sensitive === 'health');
    return marks !== undefined &&
      through === populationinfo.path &&
      isRestricted &&
      !canView(personOf(context), register)
      ? [marks.key]
      : [];
  });
