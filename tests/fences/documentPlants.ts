import { pictureMarks, pictureOf } from './picture.ts';
import type { Plant } from './plants.ts';

const architecture = 'docs/architecture.md';
const decisions = 'docs/decisions/README.md';
const row = (number: string, status = 'accepted') => `| [${number}](${number}-a.md) | A | 2026-11-23 | ${status} |\n`;
const decision = { 'docs/decisions/0001-a.md': '# A' };
const code = { path: 'packages/app/src/a.ts', source: `import { b } from '@lattice/ui/B';` };
const withCode = (text: string) => ({ [architecture]: text, [code.path]: code.source });
const pictured = (picture: string) => `${pictureMarks[0]}\n\n${picture}\n\n${pictureMarks[1]}`;
const manifest = { 'packages/ui/package.json': '{"name":"@lattice/ui"}' };
const change = (name: string) => ({ '.changeset/a.md': `---\n'${name}': minor\n---\n\nAdds a.\n`, ...manifest });
const term = (name: string) => ({
  'docs/glossary.md': `| 网格 | grid | \`${name}\` | An area |\n`,
  'packages/api/src/a.ts': '/** A grid. */\nexport const grid = 1;',
});

const shows = (source: string) => ({ 'packages/ui/src/A/A.tsx': source });

/** Planted violations of the rules of documents and texts. */
export const documentPlants: readonly Plant[] = [
  ...["const q = { ascs: 'name' };", "const q = { born_dategt: '' };", "const icon = 'iconfont';"].map((source) => ({
    fence: 'word of the wire in the kit',
    wrong: shows(source),
    right: { 'packages/app/src/a.ts': source, ...shows("const q = { sort: [{ id: 'name', desc: false }] };") },
  })),
  {
    fence: 'unlisted decision',
    wrong: { [decisions]: '', ...decision },
    right: { [decisions]: row('0001'), ...decision },
  },
  {
    fence: 'unlisted decision',
    wrong: { [decisions]: row('0001') + row('0002'), ...decision },
    right: {
      [decisions]: row('0001', 'superseded by 0002') + row('0002'),
      ...decision,
      'docs/decisions/0002-a.md': '# A',
    },
  },
  {
    fence: 'unlisted decision',
    wrong: { [decisions]: row('0001', 'superseded by 0009'), ...decision },
    right: { [decisions]: row('0001'), ...decision },
  },
  {
    fence: 'undescribed folder',
    wrong: { [architecture]: '- `docs/`: documents.\n', 'scripts/a.ts': '' },
    right: { [architecture]: '- `docs/`: documents.\n- `scripts/`: commands.\n', 'scripts/a.ts': '' },
  },
  {
    fence: 'undescribed folder',
    wrong: { [architecture]: '- `docs/`: documents.\n- `scripts/`: commands.\n' },
    right: { [architecture]: '- `docs/`: documents.\n' },
  },
  {
    fence: 'old picture',
    wrong: withCode(pictured(pictureOf([]))),
    right: withCode(pictured(pictureOf([code]))),
  },
  {
    fence: 'text outside the catalogues',
    wrong: shows('const A = () => <p>保存</p>;'),
    right: shows('const A = () => <p><Trans>保存 <b>全部</b></Trans></p>;'),
  },
  {
    fence: 'text outside the catalogues',
    wrong: shows('const A = () => <Button label="保存" />;'),
    right: shows('const A = () => <Button label={t`保存 ${n} 条`} />; /* 保存 */'),
  },
  {
    fence: 'text outside the catalogues',
    wrong: shows('const label = `共 ${n}`;'),
    right: shows("const label = plural(n, { other: '共 # 条' });"),
  },
  {
    fence: 'text outside the catalogues',
    wrong: { 'packages/app/src/a.ts': "export const words = { added: '已添加' };" },
    right: { 'packages/app/src/a.ts': 'export const words = { added: msg`已添加` }; /* 已添加 */' },
  },
  {
    fence: 'text outside the catalogues',
    wrong: shows('const label = `${name}：${reason}`;'),
    right: shows("const label = t`${name}：${reason}` + [one, other].join(t`，`) + text.replace(/[，：]/, ' · ');"),
  },
  {
    fence: 'play in Chinese alone',
    wrong: { 'packages/ui/src/A/A.stories.tsx': 'play: async () => { if (!isChinese()) return; }' },
    right: { 'packages/ui/src/A/A.stories.tsx': 'play: async () => { find(isChinese() ? 1 : 2); }' },
  },
  { fence: 'unknown term', wrong: term('gridArea'), right: term('grid') },
  { fence: 'unreadable change', wrong: change('@lattice/kit'), right: change('@lattice/ui') },
  {
    fence: 'silencing comment',
    wrong: { 'packages/ui/src/A.tsx': '/** Props of A. */\nexport interface AProps {}' },
    right: { 'packages/ui/src/A.tsx': 'export interface AProps {}' },
  },
];
