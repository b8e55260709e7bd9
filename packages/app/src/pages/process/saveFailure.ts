import { ApiError } from '@lattice/api/ApiError';
import type { Resource } from '@lattice/api/resource';
import type { Say } from '@lattice/api/validate';
import type { SaveFailure } from '@lattice/ui/CrudTable';
import { errorText } from '../../base/errorText.ts';
import { sentencesOf } from '@lattice/api/checkerOf';

/** Why a form was not taken, as forms of the kit show it: a sentence, and the fields that are wrong. */
export function saveFailure(error: unknown, definition: Resource, say: Say): SaveFailure {
  const failure: SaveFailure = new Error(errorText(error));
  if (error instanceof ApiError && error.issues.length > 0)
    failure.fieldErrors = sentencesOf(error.issues, definition, say);
  return failure;
}
