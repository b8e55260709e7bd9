import { ApiError } from '@lattice/api/ApiError';
import type { Resource } from '@lattice/api/resource';
import type { Translate } from '@lattice/api/validate';
import type { SaveFailure } from '@lattice/ui/CrudTable';
import { errorText } from '../../base/errorText.ts';
import { issueSentences } from '@lattice/api/formValidator';

/** Why a form was not taken, as forms of the kit show it: a sentence, and the fields that are wrong. */
export function saveFailure(error: unknown, definition: Resource, say: Translate): SaveFailure {
  const failure: SaveFailure = new Error(errorText(error));
  if (error instanceof ApiError && error.issues.length > 0)
    failure.fieldErrors = issueSentences(error.issues, definition, say);
  return failure;
}
