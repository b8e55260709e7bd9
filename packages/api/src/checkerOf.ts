import type { Resource } from './resource.ts';
import type { Issue } from './rules.ts';
import { type Say, describeIssue, validate } from './validate.ts';
import { wireValues } from './wireValues.ts';

/** Checks a form by the rules of its definition; sentences are in the language shown. */
export const checkerOf =
  (definition: Pick<Resource, 'fields'>, say: Say) =>
  (values: Readonly<Record<string, unknown>>): { field: string; message: string }[] =>
    sentencesOf(validate(definition.fields, wireValues(definition.fields, values)), definition, say);

/** What is wrong with fields, in sentences in the language shown. */
export const sentencesOf = (
  issues: readonly Issue[],
  definition: Pick<Resource, 'fields'>,
  say: Say,
): { field: string; message: string }[] =>
  issues.map((issue) => ({ field: issue.field, message: describeIssue(issue, definition.fields, say) }));
