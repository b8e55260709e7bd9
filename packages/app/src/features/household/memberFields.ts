import type { Field, Fields } from '@lattice/api/field';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { askedFields } from './askedFields.ts';

/** Code of the choice of how somebody is registered; its entries are of this page alone. */
export const REGISTRATION = 'household-registration';

/**
 * Registered at this house, registered elsewhere in the registers of households, or living here without being
 * registered.
 */
export type Registration = 'here' | 'elsewhere' | 'floating';

/** What house, grid and householder say. */
const KNOWN: ReadonlySet<string> = new Set([
  'currentRegion',
  'currentAddress',
  'householdConsistency',
  'householdRegion',
  'householdAddress',
]);

const plainly = ({ group: _group, showIf: _showIf, copy: _copy, ...field }: Field): Field => field;
const away = { field: 'registration', in: ['elsewhere', 'floating'] } as const;

/**
 * The short form of a new person: what a record cannot be without, and how the person stands to the householder and is
 * registered.
 */
export function newPersonFields(label: string): Fields {
  const { idCard, personName, phone, householderRelation, householdRegion, householdAddress, ...others } =
    populationinfo.fields;
  const requested = askedFields(others, KNOWN);
  return Object.fromEntries(
    Object.entries({
      idCard,
      personName,
      phone,
      householderRelation: { ...householderRelation, required: true },
      registration: { kind: 'dict', label, dict: REGISTRATION, required: true, default: 'here' } satisfies Field,
      ...requested,
      householdRegion,
      householdAddress,
    }).map(([name, field]) => [
      name,
      name === 'householdRegion' || name === 'householdAddress'
        ? { ...plainly(field), showIf: away }
        : { ...plainly(field) },
    ]),
  );
}

/** What may be said of a known person here: the telephone, and how the person stands to the householder. */
export const knownPersonFields = (): Fields => {
  const { phone, householderRelation } = populationinfo.fields;
  return { householderRelation: plainly(householderRelation), phone: plainly(phone) };
};

/** The values of a short form as a record of the register. */
export function personOf({ registration, ...values }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
  const isFloating = registration === 'floating';
  const { householderRelation: _relation, ...others } = said;
  return {
    ...(isFloating ? others : said),
    populationType: isFloating ? '02' : '01',
    ...(!isFloating && { householdConsistency: registration === 'here' ? '01' : '02' }),
  };
}
