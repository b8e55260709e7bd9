import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';
import { parseFile } from './parseFile.ts';

interface Node {
  type: string;
  [part: string]: unknown;
}

/** The module that knows the zone of the town. */
const OWNER = 'packages/api/src/townTime.ts';
/** Code that reads and cuts what is stored; in a browser only what goes by its own zone is looked for. */
const stored = /^packages\/(?:server|flow|api)\/src\//;
const shown = /^packages\/(?:app|ui)\/src\//;

const part = '(?:Hours|Minutes|Seconds|Milliseconds|Date|Month|FullYear|Year|Day|TimezoneOffset)';
const local = new RegExp(`^(?:[gs]et${part}|to(?:Date|Time)String)$`);
const written = /^toLocale(?:|Date|Time)String$/;
const counted = /^(?:getTime|valueOf|now|UTC|setUTC\w+|floor|ceil|round|trunc|abs|min|max)$/;
const sum = new Set(['-', '*', '/', '%', '**', '|', '&', '^', '<<', '>>', '>>>']);
const zoned = /at time zone|Asia\/Shanghai|\+08(?![\d])/i;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? value.value ?? '') : '');
const propertyOf = (value: unknown): string =>
  isNode(value) && value.type === 'MemberExpression' ? nameOf(value.property) : '';
const isIntl = (value: unknown): boolean =>
  propertyOf(value) === 'DateTimeFormat' && isNode(value) && nameOf(value.object) === 'Intl';
const namesZone = (value: unknown): boolean =>
  isNode(value) && list(value.properties).some(({ key }) => nameOf(key) === 'timeZone');

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  if (!isNode(value)) return;
  see(value);
  for (const inner of Object.values(value)) visit(inner, see);
}

/** Declarations of a file by name: the type that is written, and what a constant is set to. */
type Declared = ReadonlyMap<string, readonly { type?: Node | undefined; init?: Node | undefined }[]>;

function declaredIn(program: unknown): Declared {
  const found = new Map<string, { type?: Node | undefined; init?: Node | undefined }[]>();
  const add = (id: unknown, init: unknown) => {
    if (!isNode(id)) return;
    const type = isNode(id.typeAnnotation) ? id.typeAnnotation.typeAnnotation : undefined;
    const one = { type: isNode(type) ? type : undefined, init: isNode(init) ? init : undefined };
    found.set(nameOf(id), [...(found.get(nameOf(id)) ?? []), one]);
  };
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id, node.init);
    for (const given of list(node.params))
      if (given.type === 'AssignmentPattern') add(given.left, given.right);
      else add(given, undefined);
  });
  return found;
}

const isNumberType = (type: Node): boolean =>
  type.type === 'TSNumberKeyword' ||
  (type.type === 'TSTypeReference' && nameOf(type.typeName) === 'Date') ||
  (type.type === 'TSUnionType' && list(type.types).every(isNumberType));

const isText = (value: unknown): boolean =>
  isNode(value) &&
  (value.type === 'TemplateLiteral' ||
    (value.type === 'Literal' && typeof value.value === 'string') ||
    (value.type === 'BinaryExpression' && (isText(value.left) || isText(value.right))));

/** Whether something is added to a number. */
const isSum = ({ left, right }: Node, declared: Declared): boolean =>
  !isText(left) && !isText(right) && (isCount(left, declared) || isCount(right, declared));

/** Whether an expression is surely a number or a moment, and no text. */
function isCount(value: unknown, declared: Declared): boolean {
  if (!isNode(value)) return false;
  const both = (...parts: unknown[]) => parts.every((one) => isCount(one, declared));
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'number';
    case 'UnaryExpression':
      return value.operator === '-' || value.operator === '+';
    case 'BinaryExpression':
      return sum.has(String(value.operator)) || (value.operator === '+' && isSum(value, declared));
    case 'LogicalExpression':
      return both(value.left, value.right);
    case 'ConditionalExpression':
      return both(value.consequent, value.alternate);
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return both(value.expression);
    case 'CallExpression':
      return counted.test(propertyOf(value.callee)) || nameOf(value.callee) === 'Number';
    case 'NewExpression':
      return nameOf(value.callee) === 'Date';
    case 'Identifier': {
      const known = declared.get(nameOf(value)) ?? [];
      return (
        known.length > 0 &&
        known.every(({ type, init }) => (type === undefined ? isCount(init, declared) : isNumberType(type)))
      );
    }
    default:
      return false;
  }
}

const READ = 'Read a moment by readTownMoment and a day by townSpan of @lattice/api/townTime';
const RECKON = 'Reckon with days and minutes by @lattice/api/day, and with moments by their milliseconds';
const WRITE = 'Write a moment by townText, a day by townDay, and other formats with timeZone: townZone()';

/** What a node does by the zone of the machine, and what to do instead; undefined where it does not. */
function fault(node: Node, declared: Declared, isStored: boolean): [what: string, remedy: string] | undefined {
  const { type, callee } = node;
  if (type === 'NewExpression' && nameOf(callee) === 'Date') {
    const given = list(node.arguments);
    if (given.length > 1) return ['makes a date of parts', RECKON];
    if (isStored && given.length === 1 && !isCount(given[0], declared))
      return ['makes a moment of what may be a text', `${READ}; say : number or : Date where it is no text`];
  }
  if ((type === 'NewExpression' || type === 'CallExpression') && isIntl(callee))
    return namesZone(list(node.arguments)[1]) ? undefined : ['formats a moment without a zone', WRITE];
  if (type !== 'CallExpression') {
    const text =
      type === 'Literal' ? node.value : type === 'TemplateElement' ? (node.value as { cooked?: unknown }).cooked : '';
    return isStored && typeof text === 'string' && zoned.test(text)
      ? ['names a zone', 'Leave it out: database sessions are in the zone of the town, which townZone() tells']
      : undefined;
  }
  const method = propertyOf(callee);
  if (nameOf(callee) === 'Date') return ['writes the moment of the machine', WRITE];
  if (isStored && method === 'parse' && isNode(callee) && nameOf(callee.object) === 'Date')
    return ['reads a text by Date.parse', READ];
  if (local.test(method)) return [`calls ${method}`, RECKON];
  if (written.test(method) && !namesZone(list(node.arguments)[1])) return [`calls ${method} without a zone`, WRITE];
  return undefined;
}

/** Code that reads, cuts or writes moments in the zone of the machine instead of the town's. */
export function machineZone(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const isStored = stored.test(file.path);
    if (file.path === OWNER || isProof(file.path) || !(isStored || shown.test(file.path))) return [];
    const { program } = parseFile(file);
    const declared = declaredIn(program);
    const found: Finding[] = [];
    visit(program, (node) => {
      const wrong = fault(node, declared, isStored);
      if (wrong === undefined) return;
      const line = file.source.slice(0, Number(node.start)).split('\n').length;
      const message = `${wrong[0]} in line ${line}, in the zone of the machine instead of the town's. ${wrong[1]}.`;
      found.push({ path: file.path, message });
    });
    return found;
  });
}
