import { type Resource, permissionCode } from '@lattice/api/resource';
import { visiblePart } from '@lattice/api/visiblePart';
import type { CrudField } from '@lattice/ui/CrudTable';
import { session } from '../session/session.ts';
import { permissionCodes } from '../session/useCodes.ts';

/**
 * Whether the person with some permission codes sees the sensitive values of a register masked; undefined where the
 * server does not search what is visible of them.
 */
export function isMaskedFor(
  definition: Pick<Resource, 'path' | 'codes'>,
  codes: ReadonlySet<string> | undefined,
): boolean | undefined {
  if (!session.abilities.includes('visible')) return undefined;
  return codes?.has(permissionCode(definition, 'plain')) !== true;
}

/** Whether the person sees the sensitive values of a register masked, once that is known. */
export const isMaskedHere = async (definition: Pick<Resource, 'path' | 'codes'>): Promise<boolean | undefined> =>
  isMaskedFor(definition, await permissionCodes().catch(() => undefined));

/** Fields that say how their masked values are searched for. */
export const withMaskedSearch = (
  definition: Pick<Resource, 'fields'>,
  fields: readonly CrudField[],
  isMasked: boolean | undefined,
): readonly CrudField[] =>
  isMasked === undefined
    ? fields
    : fields.map((field) => {
        const own = definition.fields[field.name];
        if (own?.sensitive === undefined) return field;
        return { ...field, maskedSearch: isMasked ? (text: string) => visiblePart(own, text.trim()) : null };
      });
