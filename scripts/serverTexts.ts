import { parseSync } from 'rolldown/utils';

/** A node of the syntax tree. */
export interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** True for a node of the syntax tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a kind at or below a value, in the order of the source. */
function below(value: unknown, type: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => below(one, type));
  if (!isNode(value)) return [];
  return [...(value.type === type ? [value] : []), ...Object.values(value).flatMap((part) => below(part, type))];
}

/** The words of a template literal between its values. */
export const partsOf = (template: unknown): string[] =>
  below(template, 'TemplateElement').map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '',
  );

/** A text that a file of the server says: its Chinese with numbered places, and the nodes that fill them. */
export interface ServerText {
  id: string;
  start: number;
  values: unknown;
}

/** The templates tagged with `say` in a parsed file. */
export const serverTextsIn = (program: unknown): ServerText[] =>
  below(program, 'TaggedTemplateExpression').flatMap(({ tag, quasi, start }) => {
    if (!isNode(tag) || tag.name !== 'say' || !isNode(quasi)) return [];
    const id = partsOf(quasi.quasis).reduce((before, part, i) => `${before}{${i - 1}}${part}`);
    return [{ id, start, values: quasi.expressions }];
  });

/** The templates tagged with `say` in a source. */
export const serverTextsOf = (filename: string, source: string): ServerText[] =>
  serverTextsIn(parseSync(filename, source).program);
