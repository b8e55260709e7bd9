/** Widths of the bars and gaps of each symbol of Code 128 (ISO/IEC 15417), by its value; 106 ends a code. */
export const SYMBOLS: readonly string[] = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const START_B = 104;
const START_C = 105;
const TO_C = 99;
const TO_B = 100;
const STOP = 106;
const CHECK = 103;
/** Sign of the value 0 in set B, which has letters; set C has pairs of digits. */
const FIRST_SIGN = 32;
/** Empty modules at both ends, which readers need. */
const QUIET = 10;
const MOST_SIGNS = 80;
const KNOWN = /^[ -~]+$/;

/** The symbols of a text, pairs of digits as one where that is shorter. */
export function symbolsOf(text: string): readonly number[] {
  const symbols: number[] = [];
  let isPairs = false;
  let at = 0;
  while (at < text.length) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    const isEdge = at === 0 || at + digits === text.length;
    const isWorth: boolean = digits >= (isPairs ? 2 : isEdge ? 4 : 6) && (isPairs || at === 0 || digits % 2 === 0);
    if (symbols.length === 0) symbols.push(isWorth ? START_C : START_B);
    else if (isWorth !== isPairs) symbols.push(isWorth ? TO_C : TO_B);
    isPairs = isWorth;
    symbols.push(isWorth ? Number(text.slice(at, at + 2)) : (text.codePointAt(at) ?? 0) - FIRST_SIGN);
    at += isWorth ? 2 : 1;
  }
  const sum = symbols.reduce((all, symbol, place) => all + symbol * Math.max(1, place), 0);
  return [...symbols, sum % CHECK, STOP];
}

/** A bar code: its width in modules, and a path of its bars of height 1; null for a text that it cannot say. */
export function code128(text: string): { width: number; path: string } | null {
  if (text.length > MOST_SIGNS || !KNOWN.test(text)) return null;
  let width = QUIET;
  let path = '';
  for (const symbol of symbolsOf(text))
    for (const [place, wide] of [...(SYMBOLS[symbol] ?? '')].map(Number).entries()) {
      if (place % 2 === 0) path += `M${width} 0h${wide}v1h-${wide}z`;
      width += wide;
    }
  return { width: width + QUIET, path };
}

/** A bar code as the address of a picture, on the screen and on paper. */
export function barCodePicture(text: string): string {
  const { width, path } = code128(text) ?? { width: 1, path: '' };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 1" preserveAspectRatio="none" ` +
    `shape-rendering="crispEdges"><rect width="${width}" height="1" fill="#fff"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
