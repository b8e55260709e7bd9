const NUMBER_PATTERN = /^([^#0,.]*)([#0,]*)(?:\.([#0]+))?(%?)(.*)/s;
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/;

function moment(value: string, pattern: string): string | undefined {
  const parts = MOMENT.exec(value);
  if (parts === null || !/[yMdHms]/.test(pattern)) return undefined;
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = parts;
  const words: Readonly<Record<string, string>> = {
    yyyy: year,
    MM: month,
    dd: day,
    HH: hour,
    mm: minute,
    ss: second,
  };
  return pattern.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, (part) => words[part] ?? part);
}

function number(value: number, pattern: string): string | undefined {
  const [, before = '', whole = '', places = '', percent = '', after = ''] = NUMBER_PATTERN.exec(pattern) ?? [];
  if (whole === '' && places === '') return undefined;
  const written = new Intl.NumberFormat('en-US', {
    useGrouping: whole.includes(','),
    minimumIntegerDigits: Math.max(1, whole.replaceAll(/[^0]/g, '').length),
    minimumFractionDigits: places.replaceAll('#', '').length,
    maximumFractionDigits: places.length,
  }).format(percent === '' ? value : value * 100);
  return `${before}${written}${percent}${after}`;
}

/** A value as it stands in a cell, by the pattern of the file for numbers or dates. */
export function cellText(value: unknown, pattern: string): string {
  const plain = Array.isArray(value) ? value.map((one) => String(one ?? '')).join(',') : String(value ?? '');
  if (pattern === '' || plain === '') return plain;
  const dated = moment(plain, pattern);
  if (dated !== undefined) return dated;
  return Number.isFinite(Number(plain)) ? (number(Number(plain), pattern) ?? plain) : plain;
}
