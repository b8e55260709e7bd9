import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

/** What the declarations of the built contract say of a call. */
export interface DeclaredCall {
  /** Type of what goes in; '' for a plain call, whose types follow from its row. */
  input: string;
  output: string;
  /** Its doc comment in one line. */
  about: string;
}

/** A node of the syntax, as far as calls are read from it. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The parts of a type such as `Call<I, O>`. */
const parametersOf = (node: Node): Node[] => {
  const list = node.typeArguments;
  return isNode(list) ? nodesOf(list.params) : [];
};

const typeOf = (node: unknown): Node | undefined => {
  const outer = isNode(node) ? node.typeAnnotation : undefined;
  const inner = isNode(outer) && outer.type === 'TSTypeAnnotation' ? outer.typeAnnotation : outer;
  return isNode(inner) ? inner : undefined;
};

const oneLine = (text: string): string =>
  text
    .replaceAll(/import\(["'][^"']*["']\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/Readonly<Record<string, unknown>>/g, 'object')
    .trim();

const commentText = (value: string): string => oneLine(value.replaceAll(/^\s*\*+\s?/gm, ' '));

/** Reads the calls of a declaration file by name: those of its definition, and those that it exports by themselves. */
export function declaredCalls(file: string): ReadonlyMap<string, DeclaredCall> {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const aboutOf = ({ start }: Node): string => {
    const before = docs.find(({ end }) => end <= start && source.slice(end, start).trim() === '');
    return before === undefined ? '' : commentText(before.value);
  };
  const found = new Map<string, DeclaredCall>();
  const read = (name: unknown, type: Node | undefined, at: Node): void => {
    if (!isNode(name) || type === undefined) return;
    const [input, output] = parametersOf(type).map(({ start, end }) => oneLine(source.slice(start, end)));
    const word = String(name.name ?? name.value ?? '');
    const said = source.slice(type.start, type.end);
    if (/^(?:import\("[^"]*"\)\.)?Call</.test(said))
      found.set(word, { input: input ?? 'void', output: output ?? 'unknown', about: aboutOf(at) });
    if (/^(?:import\("[^"]*"\)\.)?PlainCall</.test(said))
      found.set(word, { input: '', output: '', about: aboutOf(at) });
    const members = /^(?:import\("[^"]*"\)\.)?Resource</.test(said)
      ? nodesOf(parametersOf(type)[1]?.members)
      : type.type === 'TSTypeLiteral'
        ? nodesOf(type.members)
        : [];
    for (const member of members) read(member.key, typeOf(member), member);
  };
  for (const statement of nodesOf(program.body)) {
    const { declaration } = statement;
    for (const one of isNode(declaration) ? nodesOf(declaration.declarations) : [])
      read(one.id, typeOf(one.id), statement);
  }
  return found;
}
