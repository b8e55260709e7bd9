const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The words of rich text without its marks, a line a paragraph; a picture is its description. */
export function plainWords(html: string): string {
  const bare = html
    .replace(/<(script|style)\b(?:[^<]|<(?!\/?\1\b))*<\/\1\s*>|<!--(?:[^<-]|-(?!->)|<(?!!--))*-->/gi, '')
    .replace(/<img\b(?:[^<>"]|"[^"<]*")*>/gi, (tag) => /\balt\s*=\s*"([^"]*)"/i.exec(tag)?.[1] ?? '')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|blockquote|pre)\s*>/gi, '\n')
    .replace(/<[^<>]*>/g, '');
  const read = bare.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      return Number.isInteger(code) && code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
  return read
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
