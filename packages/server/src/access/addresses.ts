const PATTERN = /^\/api(?:\/(?:[\w-]+|\*))+(?:\/\*\*)?$|^\/api\/\*\*$/;

/** True for an address that a call scope may name: `*` stands for one part, `**` at the end for any number of them. */
export const isAddressPattern = (pattern: string): boolean => PATTERN.test(pattern);

/** True when a pattern such as `/api/source/roadinfo/*` covers an address. */
export function covers(pattern: string, address: string): boolean {
  if (!isAddressPattern(pattern)) return false;
  const [wanted, given] = [pattern.split('/'), address.split('/')];
  const isOpen = wanted.at(-1) === '**';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  return (
    (isOpen ? given.length > fixed.length : given.length === fixed.length) &&
    fixed.every((part, i) => part === '*' || part === given[i])
  );
}
