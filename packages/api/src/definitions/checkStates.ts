import type { Prompt, Move, Resource, States } from '../resource.ts';
import { type NameCheck, columnNames } from './DefinitionNames.ts';
import { checkFields } from './checkFields.ts';

const FIELD = 'a field of the definition';

/** Calls that moves may name: those of the definition, those of other registers, and the server itself. */
const callsOf = ({ calls }: Resource, { elsewhere = {} }: States): string[] => [
  ...Object.keys(calls),
  ...Object.keys(elsewhere),
  'submit',
  'startFlow',
  'system',
];

function checkMove(check: NameCheck, definition: Resource, states: States, move: Move): void {
  const { from, to, call, roles = [], holder, since } = move;
  const where = `${definition.path}.${states.field} ${from}-${to}`;
  check.keys(where, 'move', definition.fields[states.field]?.dict, [from, to]);
  check.name(where, 'call', call, callsOf(definition, states), 'a call of the definition');
  for (const role of roles) check.name(where, 'role', role, check.known.roles, 'a role');
  for (const name of [holder?.user, holder?.dept])
    if (name !== undefined) check.name(where, 'holder', name, columnNames(definition.fields), FIELD);
  const days = Object.keys(definition.fields).filter((name) => definition.fields[name]?.kind === 'date');
  if (since !== undefined) check.name(where, 'since', since, days, 'a day of the definition');
}

function checkPrompt(check: NameCheck, definition: Resource, states: States, prompt: Prompt): void {
  const { from = [], to, fields, either = [], ofRecord = false, tells = [] } = prompt;
  const where = `${definition.path}.${states.field} prompts ${to.join()}`;
  check.keys(where, 'prompts', definition.fields[states.field]?.dict, [...from, ...to]);
  checkFields(check, definition, where, fields, definition.fields);
  for (const name of either) check.name(where, 'either', name, Object.keys(fields), 'a field that is asked');
  for (const name of tells) check.name(where, 'tells', name, columnNames(definition.fields), FIELD);
  if (ofRecord)
    for (const name of Object.keys(fields)) check.name(where, 'fields', name, Object.keys(definition.fields), FIELD);
}

/** Checks every name in a state machine of a definition. */
export function checkStates(check: NameCheck, definition: Resource, states: States): void {
  const { path, fields, calls } = definition;
  const {
    field,
    initial,
    moves,
    prompts = [],
    transient = {},
    elsewhere = {},
    keys = {},
    stamps = [],
    settled,
  } = states;
  const columns = columnNames(fields);
  if (!check.name(path, 'states.field', field, columns, FIELD)) return;
  const [where, dictionary] = [`${path}.${field}`, fields[field]?.dict];
  check.keys(where, 'initial', dictionary, initial === '' ? [] : [initial]);
  for (const move of moves) checkMove(check, definition, states, move);
  for (const prompt of prompts) checkPrompt(check, definition, states, prompt);
  for (const [call, values] of Object.entries(transient)) {
    check.name(where, 'transient', call, callsOf(definition, states), 'a call of the definition');
    check.keys(where, 'transient', dictionary, values);
  }
  for (const { of, call } of Object.values(elsewhere)) {
    const other = check.resource(where, 'elsewhere', of);
    if (other !== undefined) check.name(where, 'elsewhere', call, Object.keys(other.calls), `a call of ${of}`);
  }
  for (const [call, parameters] of Object.entries(keys)) {
    check.name(where, 'keys', call, [...Object.keys(calls), ...Object.keys(elsewhere)], 'a call of the definition');
    for (const name of Object.values(parameters)) check.name(where, `keys.${call}`, name, columns, FIELD);
  }
  check.keys(where, 'settled', dictionary, settled?.in ?? []);
  for (const name of settled?.but ?? []) check.name(where, 'settled', name, Object.keys(fields), FIELD);
  for (const { to = [], user, dept, time } of stamps) {
    check.keys(where, 'stamps', dictionary, to);
    for (const name of [user, dept, time]) if (name !== undefined) check.name(where, 'stamps', name, columns, FIELD);
  }
}
