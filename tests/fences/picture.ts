import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { resolveImport } from './resolveImport.ts';
import { isCode, isProof } from './SourceFile.ts';
import type { SourceFile } from './SourceFile.ts';

/** The parts of the product, from the top of the picture to its bottom, and what each is. */
const parts = {
  app: 'application',
  server: 'embedded server',
  ui: 'component kit',
  api: 'contract and client',
  flow: 'language of processes',
  geometry: 'outlines',
  themes: 'theme files',
  locales: 'catalogues',
};
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

function partOf(path: string): Part | undefined {
  return names.find((name) => path.startsWith(`packages/${name}/src/`) || path.startsWith(`${name}/`));
}

/**
 * What a file names in `import.meta.glob` or in the address of a file beside it; this is how themes and catalogues are
 * loaded.
 */
function filesNamed({ path, source }: SourceFile): { path: string; isType: boolean }[] {
  const named = source.matchAll(/(?:import\.meta\.glob\b[^(]*|new URL)\(\s*\[?\s*'(\.\.?\/[^']+)'/g);
  return [...named].map(([, name]) => ({
    path: posix.normalize(posix.join(posix.dirname(path), name ?? '')),
    isType: false,
  }));
}

/** The lines before and after the picture in `docs/architecture.md`. */
export const pictureMarks = ['<!-- picture: npm run picture -->', '<!-- end of picture -->'] as const;

/** The parts of the product and their imports as a Mermaid flowchart; a dotted arrow carries types only. */
export function pictureOf(files: readonly SourceFile[]): string {
  const arrows = new Map<string, boolean>();
  const seen = new Set<Part>();
  for (const file of files) {
    const from = partOf(file.path);
    if (!from) continue;
    seen.add(from);
    if (!isCode(file) || isProof(file.path)) continue;
    const imports = importsOf(file).map(({ specifier, isType }) => {
      const target = resolveImport(file.path, specifier);
      return { path: target.kind === 'file' ? target.path : '', isType };
    });
    for (const { path, isType } of [...imports, ...filesNamed(file)]) {
      const to = partOf(path);
      if (to && to !== from) arrows.set(`${from} ${to}`, (arrows.get(`${from} ${to}`) ?? true) && isType);
    }
  }
  const drawn = names.flatMap((from) =>
    names.flatMap((to) => {
      const isType = arrows.get(`${from} ${to}`);
      return isType === undefined ? [] : [`  ${from} ${isType ? '-.->' : '-->'} ${to}`];
    }),
  );
  const boxes = names.filter((name) => seen.has(name)).map((name) => `  ${name}["<b>${name}</b><br/>${parts[name]}"]`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...drawn, '```'].join('\n');
}

/** The text with the picture of these files between its marks. */
export function withPicture(text: string, files: readonly SourceFile[]): string {
  const [before, after] = pictureMarks.map((mark) => text.indexOf(mark));
  if (before === undefined || after === undefined || before < 0 || after < before) return text;
  return `${text.slice(0, before)}${pictureMarks[0]}\n\n${pictureOf(files)}\n\n${text.slice(after)}`;
}
