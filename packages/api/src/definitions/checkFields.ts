import type { Related } from '../computation.ts';
import type { Field, Fields } from '../field.ts';
import { type Kind, kinds } from '../kinds/Kind.ts';
import { kindOf, targetOf } from '../kinds/kindOf.ts';
import type { Resource } from '../resource.ts';
import { type NameCheck, columnNames } from './DefinitionNames.ts';

/** Where a field stands: its definition, the fields beside it, and those of the record around them. */
interface Place {
  where: string;
  definition: Resource;
  beside: Fields;
}

const FIELD = 'a field of the definition';
const named = (fields: Fields, matches: (kind: Kind) => boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (matches(kindOf({ kind: field.as ?? field.kind })) ? name : []));
const isDictionary = ({ family, many }: Kind) => family === 'choice' && many !== true;
const refersTo = (kind: Kind) => kind.family === 'reference' && kind.key === undefined;

function checkRelated(check: NameCheck, where: string, { of, by, where: values = {} }: Related, field?: string): void {
  const other = check.resource(where, 'of', of);
  if (other === undefined) return;
  const names = columnNames(other.fields);
  check.name(where, 'by', by, names, `a field of ${of}`);
  for (const [name, value] of Object.entries(values)) {
    check.name(where, 'where', name, names, `a field of ${of}`);
    check.keys(where, `where.${name}`, other.fields[name]?.dict, [value].flat());
  }
  if (field !== undefined) check.name(where, 'field', field, names, `a field of ${of}`);
}

function checkThrough(check: NameCheck, place: Place, what: string, through: string, field: string): void {
  const { where, beside } = place;
  const references = Object.entries(beside).flatMap(([name, one]) => (targetOf(one) === undefined ? [] : name));
  if (!check.name(where, `${what}.through`, through, references, 'a reference of the definition')) return;
  const target = beside[through] === undefined ? '' : (targetOf(beside[through]) ?? '');
  const other = check.known.resources.get(target);
  if (other !== undefined) check.name(where, `${what}.field`, field, columnNames(other.fields), `a field of ${target}`);
}

function checkComputation(check: NameCheck, place: Place, from: NonNullable<Field['from']>): void {
  const { where, beside } = place;
  const at = `${where}.from`;
  if ('count' in from) checkRelated(check, at, from.count);
  else if ('some' in from) checkRelated(check, at, from.some);
  else if ('sum' in from) checkRelated(check, at, from.sum, from.sum.field);
  else if ('latest' in from) checkRelated(check, at, from.latest, from.latest.field);
  else if ('most' in from) checkRelated(check, at, from.most, from.most.field);
  else if ('through' in from) checkThrough(check, place, 'from', from.through, from.field);
  else if ('words' in from)
    check.name(at, 'words', from.words, named(beside, isDictionary), 'a dictionary field of the definition');
  else check.name(at, 'names', from.names, named(beside, refersTo), 'a reference of the definition');
}

function checkLive(check: NameCheck, { where, beside }: Place, live: NonNullable<Field['live']>): void {
  const names =
    'years' in live
      ? [live.years]
      : 'sum' in live
        ? [...live.sum, ...(live.less ?? [])]
        : 'between' in live
          ? live.between
          : 'workingDays' in live
            ? live.workingDays
            : [...live.words, ...(live.unless === undefined ? [] : [live.unless])];
  for (const name of names) check.name(where, 'live', name, Object.keys(beside), FIELD);
}

/** What a field says of the fields beside it. */
function checkBeside(check: NameCheck, place: Place, own: string, field: Field): void {
  const { where, beside, definition } = place;
  const others = Object.keys(beside).filter((name) => name !== own);
  const {
    showIf,
    notBefore,
    atLeast,
    above,
    within,
    derive,
    copy,
    compose = [],
    pair,
    axis,
    apart,
    open,
    keepsPlace,
  } = field;
  if (showIf !== undefined && check.name(where, 'showIf', showIf.field, others, FIELD))
    check.keys(where, 'showIf', beside[showIf.field]?.dict, showIf.in);
  if (keepsPlace) {
    check.name(where, 'keepsPlace', field.kind, ['image', 'images'], 'a kind of pictures');
    if (open !== undefined)
      check.faults.push(`${where}: keepsPlace and open together would tell everybody places; leave one of them out`);
  }
  if (typeof open === 'object' && check.name(where, 'open', open.field, others, FIELD))
    check.keys(where, 'open', beside[open.field]?.dict, open.in);
  if (notBefore !== undefined) {
    const days = named(beside, ({ family }) => family === 'moment').filter((name) => name !== own);
    check.name(where, 'notBefore', notBefore, days, 'a day or moment of the definition');
  }
  const numbers = named(beside, ({ family }) => family === 'number').filter((name) => name !== own);
  for (const [what, other] of Object.entries({ atLeast, above }))
    if (other !== undefined) check.name(where, what, other, numbers, 'a number of the definition');
  if (within !== undefined) check.name(where, 'within', within, others, FIELD);
  if (apart !== undefined) {
    check.resource(where, 'apart.of', apart.of);
    check.name(where, 'apart.through', apart.through, others, FIELD);
    check.name(where, 'apart.enabled', apart.enabled, others, FIELD);
  }
  if (derive !== undefined)
    check.name(
      where,
      'derive',
      derive,
      named(beside, ({ read }) => read === 'idcard'),
      'an identity number of the definition',
    );
  if (copy !== undefined) checkThrough(check, place, 'copy', copy.through, copy.field);
  for (const [, name = ''] of compose.join(' ').matchAll(/\{(\w+)\}/g))
    check.name(where, 'compose', name, others, FIELD);
  if (axis !== undefined && pair !== undefined) {
    const pairs = Object.values(beside).flatMap((other) =>
      other.axis === undefined || other.axis === axis ? [] : (other.pair ?? []),
    );
    check.name(where, 'pair', pair, pairs, `the pair of a ${axis === 'lng' ? 'lat' : 'lng'} of the definition`);
  }
  if (field.group !== undefined) {
    const groups = (definition.groups ?? []).map(({ key }) => key);
    check.name(where, 'group', field.group, groups, 'a group of the definition');
  }
}

/**
 * Checks every name in the fields of a definition, of what its moves ask, and of the shapes inside them; `around` are
 * the fields of the record beside those asked.
 */
export function checkFields(
  check: NameCheck,
  definition: Resource,
  at: string,
  fields: Fields,
  around: Fields = {},
): void {
  const { known } = check;
  for (const [name, field] of Object.entries(fields)) {
    const place: Place = { where: `${at}.${name}`, definition, beside: { ...around, ...fields } };
    const { where } = place;
    const kind = field.as ?? field.kind;
    const isKnown = [field.kind, kind].every((one) => check.name(where, 'kind', one, kinds.keys(), 'a kind of field'));
    if (!isKnown) continue;
    if (field.to !== undefined) check.resource(where, kind, field.to);
    if (field.dict !== undefined && check.name(where, kind, field.dict, known.dictionaries.keys(), 'a dictionary')) {
      check.keys(where, 'tones', field.dict, Object.keys(field.tones ?? {}));
      if (field.default !== undefined) check.keys(where, 'default', field.dict, String(field.default).split(','));
    }
    if (field.from !== undefined) checkComputation(check, place, field.from);
    if (field.live !== undefined) checkLive(check, place, field.live);
    checkBeside(check, place, name, field);
    const { shape } = field;
    if (shape?.kind === 'ids') {
      const of = new Set([...known.resources.keys(), 'user', 'dept']);
      for (const path of Object.values(shape.of)) check.name(where, 'shape.of', path, of, 'a resource');
      if (field.within !== undefined)
        check.keys(where, 'shape.of', place.beside[field.within]?.dict, Object.keys(shape.of));
    } else if (shape !== undefined) {
      checkFields(check, definition, where, shape.fields, place.beside);
      if (shape.kind === 'rows' && shape.number !== undefined)
        check.name(where, 'shape.number', shape.number, Object.keys(shape.fields), 'a field of the shape');
    }
  }
}
