/** Codes of the dictionary `house_relation` by the sex of the older one ('2' is a woman) and of the younger one. */
const parentAndChild = (older: string, younger: string): string =>
  older === '2' ? (younger === '2' ? '05' : '04') : younger === '2' ? '03' : '02';

/**
 * How somebody stands to the owner of the house (dictionary `house_relation`), by the family relation to that owner
 * (GB/T 4761) and the sex of both (GB/T 2261.1).
 */
export function houseRelationOf(relation: string, ownerSex: string, sex: string): string {
  const number = Number(relation);
  if (number === 1 || number === 2) return '00';
  if (number >= 10 && number <= 12) return '01';
  // A daughter-in-law or a son-in-law is a relative.
  if (number === 28 || number === 38) return '07';
  if (number >= 20 && number < 40) return parentAndChild(ownerSex, sex);
  if ((number >= 40 && number < 50) || (number >= 60 && number < 70)) return '06';
  if (number === 51 || number === 52 || number === 50) return parentAndChild(sex, ownerSex);
  return (number > 50 && number < 60) || (number >= 70 && number < 98) ? '07' : '99';
}
