import { townDay } from '@lattice/api/townTime';

/** Full years and sex ('1' a man, '2' a woman) that an identity number of 18 characters tells; null for others. */
export function factsOf(idCard: string, today = townDay()): { age: number; sex: '1' | '2' } | null {
  if (!/^\d{17}[\dX]$/i.test(idCard)) return null;
  const [birth, now] = [Number(idCard.slice(6, 14)), Number(today.replaceAll('-', ''))];
  const age = Math.floor((now - birth) / 10_000);
  return age < 0 || age > 130 ? null : { age, sex: Number(idCard[16]) % 2 === 1 ? '1' : '2' };
}

const SPOUSES: ReadonlySet<unknown> = new Set(['10', '11', '12']);
/** Nobody younger may be married (women from 20), is let into the League before 14, or starts school before 6. */
const [MARRIES, JOINS, LEARNS] = [20, 14, 6];

/**
 * What follows from an identity number and the relation to the householder: marital status (GB/T 2261.2), political
 * status (GB/T 4762), education (GB/T 4658), and the telephone of the householder for children.
 */
export function personProposals(
  { idCard, householderRelation }: Readonly<Record<string, unknown>>,
  householderPhone: string,
  today?: string,
): Record<string, string> {
  const age = factsOf(String(idCard ?? ''), today)?.age;
  const isBelow = (years: number) => age !== undefined && age < years;
  return {
    ...(isBelow(MARRIES) ? { maritalStatus: '10' } : SPOUSES.has(householderRelation) ? { maritalStatus: '20' } : {}),
    ...(isBelow(JOINS) && { politicalStatus: '13' }),
    ...(isBelow(LEARNS) && { education: '90' }),
    ...(isBelow(JOINS) && householderPhone !== '' && { phone: householderPhone }),
  };
}
