const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * An identity number (GB 11643) of a division, a birth date and an order number below 1000 (odd for men), with its
 * check digit.
 */
export function idCard(division: string, birth: string, order: number): string {
  const body = `${division}${birth.replaceAll('-', '')}${String(order).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return `${body}${'10X98765432'[sum % 11]}`;
}

/** Gives identity numbers of which no two are alike. */
export class IdCards {
  private readonly taken = new Map<string, number>();

  /** The next number of a birth date and sex. */
  next(division: string, birth: string, sex: '1' | '2'): string {
    const key = `${division}${birth}${sex}`;
    const nth = this.taken.get(key) ?? 0;
    this.taken.set(key, nth + 1);
    return idCard(division, birth, nth * 2 + (sex === '1' ? 1 : 2) + 10);
  }
}
