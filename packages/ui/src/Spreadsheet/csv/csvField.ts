const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A field of comma-separated values: quoted where it would break a row or lose its edges, and, where it is words and not a number, led by an apostrophe if a spreadsheet would run it as a formula. */
export function csvField(text: string, isWords: boolean): string {
  const safe = isWords && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
