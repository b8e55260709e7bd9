import type { Resource } from './resource.ts';
import type { Issue } from './rules.ts';
import { type Translate, describeIssue, validate } from './validate.ts';
import { wireValues } from './wireValues.ts';

/** Checks a form by the rules of its definition; sentences are in the language shown. */
export const formValidator =
  (definition: Pick<Resource, 'fields'>, say: Translate) =>
  (values: Readonly<Record<string, unknown>>): { field: string; message: string }[] =>
    issueSentences(validate(definition.fields, wireValues(definition.fields, values)), definition, say);

/** What is wrong with fields, in sentences in the language shown. */
export const issueSentences = (
  issues: readonly Issue[],
  definition: Pick<Resource, 'fields'>,
  say: Translate,
): { field: string; message: string }[] =>
  issues.map((issue) => ({ field: issue.field, message: describeIssue(issue, definition.fields, say) }));
