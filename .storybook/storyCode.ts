import path from 'node:path';
import { parseSync } from 'rolldown/utils';

/** A node of a syntax tree, as far as it is read here. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** The value of each argument of a story by name: its node. */
type Args = ReadonlyMap<string, SyntaxNode>;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
const nodes = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

/** An expression without the types around it. */
function bare(node: unknown): SyntaxNode | undefined {
  if (!isNode(node)) return undefined;
  return /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^ParenthesizedExpression$/.test(node.type)
    ? bare(node.expression)
    : node;
}

/** A property of an object by name. */
function propertyOf(object: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  const found = nodes(object?.properties).find((one) => one.type === 'Property' && nameOf(one.key) === name);
  return bare(found?.value);
}

/** Calls a visitor for each node below one; names of properties and attributes are left out. */
function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const [part, value] of Object.entries(node)) {
    const isName =
      (part === 'key' && node.computed !== true) ||
      (part === 'property' && node.type === 'MemberExpression' && node.computed !== true) ||
      (part === 'name' && node.type === 'JSXAttribute');
    if (!isName) for (const below of isNode(value) ? [value] : nodes(value)) walk(below, visit);
  }
}

/**
 * The address from which users of the kit import a module of it; what is no part of its interface has its path in the
 * repository.
 */
function publicAddress(file: string, address: string): string {
  if (!address.startsWith('.')) return address;
  const target = path.posix.join(path.posix.dirname(file), address);
  const component = /packages\/ui\/src\/(\w+)\/\1\.tsx$/.exec(target)?.[1];
  const theme = /packages\/ui\/src\/(theme\/\w+)(?:\.css)?\.ts$/.exec(target)?.[1];
  return (component ?? theme) ? `@lattice/ui/${component ?? theme}` : target;
}

/** A story file as text and syntax, and what its top level declares. */
class StoryFile {
  readonly #file: string;
  readonly #source: string;
  readonly #program: SyntaxNode;
  readonly #declared = new Map<string, SyntaxNode>();
  readonly #stories = new Map<string, SyntaxNode>();
  #meta: SyntaxNode | undefined;

  constructor(file: string, source: string) {
    this.#file = file;
    this.#source = source;
    this.#program = parseSync(file, source).program as unknown as SyntaxNode;
    for (const statement of nodes(this.#program.body)) this.#read(statement);
    if (this.#meta?.type === 'Identifier') {
      const name = nameOf(this.#meta);
      this.#meta = bare(nodes(this.#declared.get(name)?.declarations)[0]?.init);
      this.#declared.delete(name);
    }
  }

  #read(statement: SyntaxNode): void {
    if (statement.type === 'ExportDefaultDeclaration') this.#meta = bare(statement.declaration);
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? (statement.declaration as SyntaxNode | null) : statement;
    if (declaration === null) return;
    for (const one of nodes(declaration.declarations)) {
      const object = bare(one.init);
      if (isExport && object?.type === 'ObjectExpression') this.#stories.set(nameOf(one.id), object);
      else if (nameOf(one.id) !== '') this.#declared.set(nameOf(one.id), declaration);
    }
    if (
      /^(?:FunctionDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration|ClassDeclaration)$/.test(declaration.type)
    )
      this.#declared.set(nameOf(declaration.id), declaration);
  }

  get names(): string[] {
    return [...this.#stories.keys()];
  }

  /** The text of a node, with the spies of tests as functions that do nothing. */
  #text(node: SyntaxNode): string {
    const spies: SyntaxNode[] = [];
    walk(node, (one) => {
      if (one.type === 'CallExpression' && nameOf(one.callee) === 'fn') spies.push(one);
    });
    let text = this.#source.slice(node.start, node.end);
    for (const spy of spies.reverse()) {
      const [given] = nodes(spy.arguments);
      const instead = given === undefined ? '() => {}' : this.#source.slice(given.start, given.end);
      text = text.slice(0, spy.start - node.start) + instead + text.slice(spy.end - node.start);
    }
    return text;
  }

  #argsOf(holder: SyntaxNode | undefined): Map<string, SyntaxNode> {
    const args = new Map<string, SyntaxNode>();
    for (const one of nodes(holder?.properties)) {
      const from = one.type === 'SpreadElement' ? bare(one.argument) : undefined;
      if (one.type === 'Property') args.set(nameOf(one.key), one.value as SyntaxNode);
      else if (from?.type === 'MemberExpression' && nameOf(from.property) === 'args')
        for (const [name, value] of this.#argsOf(propertyOf(this.#stories.get(nameOf(from.object)), 'args')))
          args.set(name, value);
      else if (from !== undefined) args.set(`...${this.#text(from)}`, from);
    }
    return args;
  }

  #attribute(name: string, node: SyntaxNode): string {
    const value = bare(node);
    if (name.startsWith('...')) return `{${name}}`;
    if (value?.type === 'Literal' && value.value === true) return name;
    const text = value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
    return text !== undefined && !/["\n\\&]/.test(text) ? `${name}="${text}"` : `${name}={${this.#text(node)}}`;
  }

  #attributes(args: Args): string {
    return [...args].map(([name, node]) => this.#attribute(name, node)).join(' ');
  }

  /** A component drawn with arguments. */
  #element(component: string, args: Args): string {
    const { children, ...rest } = Object.fromEntries(args);
    const attributes = this.#attributes(new Map(Object.entries(rest)));
    if (children === undefined) return `<${component} ${attributes} />`;
    const inside = bare(children);
    const isText = inside?.type === 'Literal' && typeof inside.value === 'string' && !/[{}<>]/.test(inside.value);
    const content = isText ? String(inside.value) : `{${this.#text(children)}}`;
    const within = inside?.type.startsWith('JSX') === true ? this.#text(children) : content;
    return `<${component} ${attributes}>${within}</${component}>`;
  }

  /** A field that holds its value, as `controlled` in the fixtures of the kit draws it. */
  #controlled(component: string, args: Args): string {
    const { value, onChange: _, ...rest } = Object.fromEntries(args);
    return [
      'function Example() {',
      `const [value, setValue] = useState(${value === undefined ? '' : this.#text(value)});`,
      `return <${component} ${this.#attributes(new Map(Object.entries(rest)))} value={value} onChange={setValue} />;`,
      '}',
    ].join('\n');
  }

  /** What a render function draws, with the arguments of the story in the place of `{...args}`. */
  #rendered(render: SyntaxNode, args: Args): string {
    if (render.type === 'CallExpression' && nameOf(render.callee) === 'controlled')
      return this.#controlled(nameOf(nodes(render.arguments)[0]), args);
    if (render.type === 'Identifier') return this.#element(nameOf(render), args);
    const body = bare(render.body);
    const isExpression = body !== undefined && body.type !== 'BlockStatement';
    const shown = isExpression ? body : render;
    const spreads: SyntaxNode[] = [];
    walk(shown, (one) => {
      if (one.type === 'JSXSpreadAttribute' && nameOf(one.argument) === 'args') spreads.push(one);
    });
    let text = this.#source.slice(shown.start, shown.end);
    for (const spread of spreads.reverse()) {
      const own = new Set([...text.matchAll(/(?<=\s)(\w+)(?==[{"])/g)].map(([name]) => name));
      const given = new Map([...args].filter(([name]) => !own.has(name)));
      const at = spread.start - shown.start;
      text = text.slice(0, at) + this.#attributes(given) + text.slice(spread.end - shown.start);
    }
    if (isExpression) return text;
    const name = nameOf(render.id) || 'Example';
    return text.replace(/^(?:async\s+)?(?:function\s*)?\w*\s*\([^)]*\)\s*(?:=>\s*)?/, `function ${name}() `);
  }

  /** Names of the top level that a piece of code uses. */
  #used(code: string): Set<string> {
    const used = new Set<string>();
    walk(parseSync('code.tsx', code).program as unknown as SyntaxNode, (one) => {
      if (one.type === 'Identifier' || one.type === 'JSXIdentifier') used.add(nameOf(one));
    });
    return used;
  }

  #imports(used: ReadonlySet<string>): string[] {
    return nodes(this.#program.body).flatMap((one) => {
      const address = one.type === 'ImportDeclaration' ? nameOf(one.source) : '';
      const kept = nodes(one.specifiers).filter((specifier) => used.has(nameOf(specifier.local)));
      if (address === '' || kept.length === 0 || address === 'storybook/test') return [];
      const texts = kept.map((specifier) => this.#source.slice(specifier.start, specifier.end));
      const named = texts.filter((_, at) => kept[at]?.type === 'ImportSpecifier');
      const others = texts.filter((_, at) => kept[at]?.type !== 'ImportSpecifier');
      const list = [...others, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ');
      const kind = one.importKind === 'type' ? 'import type' : 'import';
      return [`${kind} ${list} from '${publicAddress(this.#file, address)}';`];
    });
  }

  /** A story as code that stands for itself: imports, what it uses of its file, and what it draws. */
  code(story: string): string {
    const object = this.#stories.get(story);
    const args = new Map([
      ...this.#argsOf(propertyOf(this.#meta, 'args')),
      ...this.#argsOf(propertyOf(object, 'args')),
    ]);
    const render = propertyOf(object, 'render') ?? propertyOf(this.#meta, 'render');
    const component = nameOf(propertyOf(object, 'component') ?? propertyOf(this.#meta, 'component'));
    const drawn = render === undefined ? this.#element(component, args) : this.#rendered(render, args);
    const parts = [drawn];
    const used = this.#used(drawn);
    const taken = new Set<SyntaxNode>();
    for (const name of used) {
      const declaration = this.#declared.get(name);
      if (declaration === undefined || taken.has(declaration)) continue;
      taken.add(declaration);
      for (const further of this.#used(this.#text(declaration))) used.add(further);
    }
    const local = [...taken].sort((a, b) => a.start - b.start).map((one) => this.#text(one));
    const imports = this.#imports(used);
    const holdsState = used.has('useState') && !imports.some((line) => line.includes('useState'));
    if (holdsState) imports.unshift("import { useState } from 'react';");
    return [imports.join('\n'), ...local, ...parts].filter((part) => part !== '').join('\n\n');
  }
}

/**
 * The code of each story of a file by the name of its export, not yet formatted; `file` is its path from the root of
 * the repository.
 */
export function storyCode(file: string, source: string): Map<string, string> {
  const stories = new StoryFile(file, source);
  return new Map(stories.names.map((name) => [name, stories.code(name)]));
}
