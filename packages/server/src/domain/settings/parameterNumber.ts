import { parameters } from '@lattice/api/parameters';

/** A whole number as a parameter says it; the standard where it says none that is allowed. */
export function parameterNumber(key: string, value: string | undefined): number {
  const { field, standard = '0' } = parameters[key] ?? {};
  const said = Number(value);
  const isAllowed =
    value !== undefined && Number.isInteger(said) && said >= (field?.min ?? 0) && said <= (field?.max ?? 0);
  return isAllowed ? said : Number(standard);
}
