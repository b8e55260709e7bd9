import { createHash } from 'node:crypto';
import { pdf } from '../../documents/pdf.ts';
import { zip } from '../../documents/zip.ts';
import type { FileStore } from '../../files/FileStore.ts';
import { png } from '../../documents/png.ts';

/** A file to which rows of the demo town point; small, and the same in each town. */
export interface DemoFile {
  /** Name in the store. */
  name: string;
  /** Name under which somebody uploaded it. */
  title: string;
  extension: string;
  bytes: Uint8Array;
}

const md5 = (content: string | Uint8Array) => createHash('md5').update(content).digest('hex');
const file = (title: string, extension: string, bytes: Uint8Array): DemoFile => ({
  name: `${md5(`demo ${title}`)}.${extension}`,
  title: `${title}.${extension}`,
  extension,
  bytes,
});

/** A photo of hills below a sky; `n` moves the hills. */
function scenery(n: number): Promise<Uint8Array> {
  const [width, height] = [160, 100];
  const ridge = (x: number, far: number) =>
    Math.round(height * (0.45 + far * 0.2) + Math.sin((x + n * 37) / (20 + far * 12)) * (13 - far * 4));
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return y < ridge(x, 0) ? 0 : y < ridge(x, 1) ? 1 : 2;
  });
  return png(width, height, pixels, [
    [207, 226, 243],
    [120, 160, 140],
    [70 + (n % 5) * 12, 110, 84],
  ]);
}

const KINDS = ['现场照片', '会议纪要', '走访记录', '整改通知'] as const;

/** Attachments of the town, in order: a photo, then three documents, and so on. */
export const attachments: readonly DemoFile[] = await Promise.all(
  Array.from({ length: 40 }, async (_, n) => {
    const title = `${KINDS[n % 4] ?? ''}${n + 1}`;
    return n % 4 === 0
      ? file(title, 'png', await scenery(n))
      : file(title, 'pdf', pdf(['枫桥镇人民政府', title, '', '本文件为演示数据，内容均为虚构。']));
  }),
);

const archive = async (title: string, readme: string) =>
  file(title, 'zip', await zip({ '说明.txt': new TextEncoder().encode(readme) }));

/** Packages of the versions of the application, in order: archives that say what they stand for. */
export const versions: readonly (DemoFile & { code: number; md5: string })[] = await Promise.all(
  Array.from({ length: 8 }, async (_, n) => {
    const code = 100 + n * 10;
    const one = await archive(`wangge-${code}`, `网格员应用 ${code}\n演示安装包，不含程序。\n`);
    return { ...one, code, md5: md5(one.bytes) };
  }),
);

/** The file of the town's licence. */
export const licenceFile: DemoFile = await archive(
  'licence-demo',
  '演示授权 DEMO-0000\n本文件仅供演示；系统实际使用的授权由本机签发。\n',
);

/** The address under which a file is served. */
export const addressOf = ({ name }: Pick<DemoFile, 'name'>): string => `/files/${name}`;

/** Puts the files to which the demo town points into the store, those that are not there yet. */
export async function writeDemoFiles(store: FileStore): Promise<void> {
  for (const { name, bytes } of [...attachments, ...versions, licenceFile])
    if ((await store.read(name)) === null) await store.write(name, bytes);
}
