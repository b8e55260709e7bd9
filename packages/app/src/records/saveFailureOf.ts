import { ApiError } from '@lattice/api/ApiError';
import type { Resource } from '@lattice/api/resource';
import type { Translate } from '@lattice/api/validate';
import type { SaveFailure } from '@lattice/ui/CrudTable';
import { errorText } from '../base/errorText.ts';

/**
 * Why a call failed, as the kit's forms read it: wrong fields in the language shown, named by `definition`, or that
 * somebody else saved first.
 */
export async function saveFailureOf(
  error: unknown,
  definition: Pick<Resource, 'fields'>,
  say: Translate,
): Promise<SaveFailure> {
  const failure: SaveFailure = new Error(errorText(error));
  if (!(error instanceof ApiError)) return failure;
  failure.isConflict = error.code === 409;
  if (error.issues.length > 0)
    failure.fieldErrors = (await import('@lattice/api/formValidator')).issueSentences(error.issues, definition, say);
  return failure;
}
