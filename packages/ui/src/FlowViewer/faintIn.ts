import { contrast, type Hex } from '../theme/contrast.ts';

/** The least contrast of words, and that of what is drawn. */
const [WORDS, SHAPES] = [4.5, 3];

const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/.test(text);

/** A colour of the page as six digits; null for one that is not opaque. */
function hexOf(colour: string): Hex | null {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null || colour === 'none') return null;
  pen.fillStyle = colour;
  const text = pen.fillStyle;
  return isHex(text) ? text : null;
}

/** What is drawn too faintly in a diagram, which tools that judge pages do not look into: words on their grounds, and the outlines of nodes and lines on the canvas. */
export function faintIn(canvas: HTMLElement): string[] {
  const surface = hexOf(getComputedStyle(canvas).backgroundColor);
  const judge = (what: string, colour: string, ground: Hex | null, least: number) => {
    const own = hexOf(colour);
    if (own === null || ground === null) return [];
    const ratio = contrast(own, ground);
    return ratio >= least ? [] : [`${what}: ${own} on ${ground} is ${ratio.toFixed(2)}`];
  };
  const nameOf = (part: Element) => part.closest<SVGGElement>('.djs-element')?.dataset.elementId ?? part.textContent ?? '';
  const outlines = [...canvas.querySelectorAll('.djs-shape[role=button] .djs-visual > :first-child, .djs-connection .djs-visual > path:first-child')];
  const words = [...canvas.querySelectorAll('.viewport text')].filter((text) => text.textContent !== '' && getComputedStyle(text).display !== 'none');
  const groundOf = (text: Element): Hex | null => {
    const before = text.parentElement?.querySelector(':scope > rect, :scope > circle, :scope > polygon');
    return (before ? hexOf(getComputedStyle(before).fill) : null) ?? surface;
  };
  return [
    ...outlines.flatMap((part) => judge(nameOf(part), getComputedStyle(part).stroke, surface, SHAPES)),
    ...words.flatMap((text) => judge(`words of ${nameOf(text)}`, getComputedStyle(text).fill, groundOf(text), WORDS)),
  ];
}
