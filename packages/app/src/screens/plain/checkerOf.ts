import type { Resource } from '@lattice/api/resource';
import type { Issue } from '@lattice/api/rules';
import { type Say, describeIssue, validate } from '@lattice/api/validate';

/** Checks a form by the rules of its definition; sentences are in the language shown. */
export const checkerOf = (definition: Resource, say: Say) => (values: Readonly<Record<string, unknown>>): { field: string; message: string }[] => sentencesOf(validate(definition.fields, values), definition, say);

/** What is wrong with fields, in sentences in the language shown. */
export const sentencesOf = (issues: readonly Issue[], definition: Resource, say: Say): { field: string; message: string }[] =>
  issues.map((issue) => ({ field: issue.field, message: describeIssue(issue, definition.fields, say) }));
