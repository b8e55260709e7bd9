import { css, featureAt, lackedBy } from './cssSupport.ts';
import type { Feature } from './cssSupport.ts';

/** A feature that some of the oldest browsers lack. */
export interface Newer {
  /** How a style sheet writes it, such as `:has()`, `color-mix()`, `text-wrap`. */
  name: string;
  /** The word that a condition of `@supports` names it by. */
  word: string;
  /** The browsers that lack it. */
  lackedBy: readonly string[];
}

function judged(name: string, word: string, feature: Feature | undefined): Newer[] {
  const browsers = lackedBy(feature);
  return browsers.length === 0 ? [] : [{ name, word, lackedBy: browsers }];
}

/** Functions that several properties take, by name; one below a type of the same name counts before the type itself. */
const functions = new Map<string, Feature>();
for (const [name, type] of Object.entries(css.types)) {
  for (const [below, feature] of [[name, type], ...Object.entries(type as Feature)] as const)
    if (typeof feature === 'object' && feature !== null && '__compat' in feature)
      functions.set(below.replace(/[-_]function$/, ''), feature as Feature);
}

/** The part of a value that is read: without texts and addresses. */
const bare = (value: string) => value.replace(/"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|url\([^)]*\)/g, '');

/** Functions in a value, those of custom properties too. */
function newerFunctions(property: string, value: string): Newer[] {
  const names = [...value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].flatMap((name) => {
    const own = [`${name}_function`, `${name}-function`, name]
      .map((key) => featureAt(css.properties, property, key))
      .find(Boolean);
    const feature = own ?? functions.get(name);
    const relative = new RegExp(`(?<![\\w-])${name}\\(\\s*from\\s`, 'i').test(value)
      ? featureAt(feature, 'relative_syntax')
      : undefined;
    return [...judged(`${name}()`, name, feature), ...judged(`${name}(from …)`, `${name}(from`, relative)];
  });
}

/** The feature of a unit such as `dvh`. */
function unitFeature(unit: string): Feature | undefined {
  const family = unit.startsWith('cq')
    ? 'container_query_length_units'
    : { d: 'dynamic', l: 'large', s: 'small' }[/^([dls])v(?:[hwib]|min|max)$/.exec(unit)?.[1] ?? ''];
  if (family === undefined) return featureAt(css.types, 'length', unit);
  return featureAt(
    css.types,
    'length',
    family.startsWith('container') ? family : `viewport_percentage_units_${family}`,
  );
}

function newerUnits(value: string): Newer[] {
  const units = [...value.matchAll(/(?<![\w-])[-+]?[\d.]+([a-z]+)/gi)].map(([, unit = '']) => unit.toLowerCase());
  return [...new Set(units)].flatMap((unit) => judged(`unit ${unit}`, unit, unitFeature(unit)));
}

/** Keywords of a property outside functions, such as `balance` of `text-wrap`. */
function newerKeywords(property: string, value: string): Newer[] {
  let flat = value;
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replace(/[\w-]*\([^()]*\)/g, ' ');
  }
  const words = new Set(flat.toLowerCase().match(/(?<![\w-])[a-z][a-z-]*(?![\w-])/g));
  return [...words].flatMap((word) => judged(`${property}: ${word}`, word, featureAt(css.properties, property, word)));
}

/** What a value needs that the oldest browsers lack. */
export function newerInValue(property: string, value: string): Newer[] {
  const text = bare(value);
  const inValue = [...newerFunctions(property, text), ...newerUnits(text)];
  return property.startsWith('--') ? inValue : [...inValue, ...newerKeywords(property, text)];
}

/**
 * A property, or a descriptor of an at-rule such as `@font-face`, that the oldest browsers lack; one of a single
 * browser family (`-webkit-`, `-moz-`) is not judged.
 */
export function newerProperty(property: string, within?: string): Newer[] {
  if (property.startsWith('-')) return [];
  return judged(
    property,
    property,
    within === undefined ? featureAt(css.properties, property) : featureAt(css['at-rules'], within, property),
  );
}

/** What a selector needs that the oldest browsers lack. */
export function newerInSelector(selector: string): Newer[] {
  const text = bare(selector);
  const pseudos = new Set([...text.matchAll(/::?([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase()));
  return [...pseudos].flatMap((name) => [
    ...judged(`:${name}`, `:${name}`, featureAt(css.selectors, name)),
    ...(new RegExp(`:${name}\\([^()]*\\sof\\s`).test(text)
      ? judged(`:${name}(… of …)`, ' of ', featureAt(css.selectors, name, 'of_syntax'))
      : []),
  ]);
}

/** A rule within a rule. */
export function newerNesting(): Newer[] {
  return judged('nested rules', '&', featureAt(css.selectors, 'nesting'));
}

/** What an at-rule needs that the oldest browsers lack: itself, a feature of media, a kind of container query. */
export function newerInAtRule(name: string, parameters: string): Newer[] {
  const rule = name.toLowerCase();
  if (rule.startsWith('-')) return [];
  const features = [...parameters.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/gi)].map(([, one = '']) => one.toLowerCase());
  const media = rule === 'media' ? [...new Set(features)] : [];
  const queries = [
    ['style', 'style_queries_for_custom_properties'],
    ['scroll-state', 'scroll-state_queries'],
  ] as const;
  return [
    ...judged(`@${rule}`, `@${rule}`, featureAt(css['at-rules'], rule)),
    ...media.flatMap((one) => judged(`@media (${one})`, one, featureAt(css['at-rules'], 'media', one))),
    ...(rule === 'container' ? queries : [])
      .filter(([query]) => parameters.includes(`${query}(`))
      .flatMap(([query, key]) => judged(`@container ${query}()`, query, featureAt(css['at-rules'], 'container', key))),
  ];
}
