import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import type { AtRule, Declaration, Node, Rule } from 'postcss';
import { cssExceptions } from './cssExceptions.ts';
import { newerInAtRule, newerInSelector, newerInValue, newerNesting, newerProperty } from './cssFeatures.ts';
import type { Newer } from './cssFeatures.ts';

/** A newer feature of CSS that a style sheet uses without a fall-back. */
export interface CssFinding extends Newer {
  /** Path of the style sheet, from the folder that was searched. */
  file: string;
  /** Selector or at-rule in which it stands. */
  place: string;
}

function ancestors(node: Node): Node[] {
  const { parent } = node;
  return parent === undefined ? [] : [parent, ...ancestors(parent)];
}

const isAtRule = (node: Node | undefined): node is AtRule => node?.type === 'atrule';
const isRule = (node: Node | undefined): node is Rule => node?.type === 'rule';

/** Whether a node is within an `@supports` that asks for the feature. */
function isGuarded(node: Node, { word }: Newer): boolean {
  return ancestors(node).some(
    (one) => isAtRule(one) && one.name === 'supports' && !/^\s*not\b/.test(one.params) && one.params.includes(word),
  );
}

function newerIn(declaration: Declaration): Newer[] {
  const parent: Node | undefined = declaration.parent;
  const within = isAtRule(parent) ? parent.name : undefined;
  const isDescriptor = within === 'font-face' || within === 'property' || within === 'counter-style';
  const property = newerProperty(declaration.prop, isDescriptor ? within : undefined);
  return property.length > 0 || isDescriptor ? property : newerInValue(declaration.prop, declaration.value);
}

/** Whether the rule also declares the property under the name it had in the families of the oldest browsers. */
function hasPrefixed(declaration: Declaration): boolean {
  const names = new Set([`-webkit-${declaration.prop}`, `-moz-${declaration.prop}`]);
  return (declaration.parent?.nodes ?? []).some((one) => one.type === 'decl' && names.has(one.prop));
}

/**
 * Whether a browser that lacks the value keeps an earlier one of the same rule: a value with `var()` is dropped too
 * late for that, and custom properties accept anything.
 */
function hasFallback(declaration: Declaration): boolean {
  if (declaration.prop.startsWith('--') || declaration.value.includes('var(')) return false;
  const before = declaration.parent?.nodes.slice(0, declaration.parent.nodes.indexOf(declaration)) ?? [];
  return before.some((one) => one.type === 'decl' && one.prop === declaration.prop && newerIn(one).length === 0);
}

function newerOf(node: Node): Newer[] {
  if (node.type === 'decl') {
    const declaration = node as Declaration;
    return hasFallback(declaration) || hasPrefixed(declaration) ? [] : newerIn(declaration);
  }
  if (isAtRule(node)) return newerInAtRule(node.name, node.params);
  if (!isRule(node)) return [];
  const parent: Node | undefined = node.parent;
  if (isAtRule(parent) && parent.name.endsWith('keyframes')) return [];
  return [...newerInSelector(node.selector), ...(ancestors(node).some(isRule) ? newerNesting() : [])];
}

const placeOf = (node: Node): string => {
  const holder = node.type === 'decl' ? (node.parent as Node) : node;
  if (isRule(holder)) return holder.selector;
  return isAtRule(holder) ? `@${holder.name} ${holder.params}` : 'the style sheet';
};

/**
 * Newer features of one style sheet that stand without a fall-back: neither an earlier declaration of the property nor
 * an `@supports` that asks for them.
 */
export function newerInSheet(source: string, file: string): CssFinding[] {
  const findings: CssFinding[] = [];
  postcss.parse(source, { from: file }).walk((node) => {
    for (const newer of newerOf(node))
      if (!isGuarded(node, newer)) findings.push({ ...newer, file, place: placeOf(node) });
  });
  return findings;
}

const isExcepted = ({ name, place }: CssFinding) =>
  cssExceptions.some((one) => one.name === name && (one.place === undefined || one.place.test(place)));

/**
 * Newer features without a fall-back in all style sheets of a built folder, each as a sentence; what cssExceptions.ts
 * excepts is left out.
 */
export function newerCss(folder: string): string[] {
  return globSync('**/*.css', { cwd: folder })
    .flatMap((file) => newerInSheet(readFileSync(path.join(folder, file), 'utf8'), file))
    .filter((finding) => !isExcepted(finding))
    .map(
      ({ name, lackedBy, file, place }) =>
        `${file} uses ${name} in ${place}, which ${lackedBy.join(' and ')} of package.json ` +
        'lacks. Declare the property before with a value that they know (not where the value ' +
        'has a var()), put it into an @supports that asks for it, or write it otherwise.',
    );
}
