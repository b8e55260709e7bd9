import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { openFile } from './openFile.ts';

const form = (name: string, bytes: Uint8Array<ArrayBuffer> | string): RequestInit => {
  const data = new FormData();
  data.append('file', new File([bytes], name));
  return { method: 'POST', body: data };
};
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (c) => c.charCodeAt(0),
);

const two = (value: number) => [value >> 8, value & 0xff];
const twoBack = (value: number) => two(value).toReversed();
const letters = (text: string) => [...text].map((one) => one.charCodeAt(0));
const webp = (kind: string, data: readonly number[]) => [
  ...letters(`RIFF\u0000\u0000\u0000\u0000WEBP${kind}\u0000\u0000\u0000\u0000`),
  ...data,
  ...letters('\u0000\u0000\u0000\u0000'),
];

/** The first bytes of a picture of a size; a photo has a small preview in its notes, before its own size. */
function pictureOf(kind: string, width: number, height: number): Uint8Array<ArrayBuffer> {
  const frame = (wide: number, high: number) => [0xff, 0xc0, 0, 11, 8, ...two(high), ...two(wide), 1, 1, 0x11, 0];
  const notes = [0xff, 0xd8, ...frame(16, 16)];
  const [one, other] = [width - 1, height - 1];
  const bits = (one | (other << 14)) >>> 0;
  const forms: Readonly<Record<string, readonly number[]>> = {
    jpg: [0xff, 0xd8, 0xff, 0xe1, ...two(notes.length + 2), ...notes, 0xff, ...frame(width, height)],
    png: [...PNG.slice(0, 16), 0, 0, ...two(width), 0, 0, ...two(height), ...PNG.slice(24)],
    gif: [...letters('GIF89a'), ...twoBack(width), ...twoBack(height), 0, 0, 0],
    'VP8 ': webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...twoBack(width), ...twoBack(height)]),
    VP8L: webp('VP8L', [0x2f, bits & 0xff, (bits >>> 8) & 0xff, (bits >>> 16) & 0xff, bits >>> 24, 0, 0, 0, 0, 0]),
    VP8X: webp('VP8X', [2, 0, 0, 0, ...twoBack(one), 0, ...twoBack(other), 0]),
    'VP9 ': webp('VP9 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...twoBack(width), ...twoBack(height)]),
  };
  return Uint8Array.from(forms[kind] ?? []);
}

inTown('uploads on $name', {}, ({ town, admin }) => {
  const send = (name: string, bytes: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) =>
    admin.ask('blade-resource/oss/endpoint/put-file-attach', { ...form(name, bytes), headers });

  it('are served as what they are, and never sniffed', async () => {
    const { body } = await send('校门.png', PNG);
    const { link, originalName } = body.data as { link: string; originalName: string };
    expect(originalName).toBe('校门.png');
    const served = await openFile(town, link);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(PNG);
    expect([
      served.headers.get('Content-Type'),
      served.headers.get('X-Content-Type-Options'),
      served.headers.get('Content-Disposition'),
    ]).toEqual(['image/png', 'nosniff', 'inline']);
  });

  it.each([
    ['录音.webm', '\u001aE\u00df\u00a3', 'video/webm'],
    ['录音.m4a', '\u0000\u0000\u0000 ftypM4A ', 'audio/mp4'],
    ['录音.ogg', 'OggS\u0000', 'audio/ogg'],
    ['录音.mp3', 'ID3\u0004', 'audio/mpeg'],
    ['录音.amr', '#!AMR\n', 'audio/amr'],
    ['现场.mp4', '\u0000\u0000\u0000 ftypisom', 'video/mp4'],
  ])('take sound and film: %s', async (name, content, type) => {
    const { body } = await send(
      name,
      Uint8Array.from(content, (one) => one.charCodeAt(0)),
    );
    const { link } = body.data as { link: string };
    const served = await openFile(town, link);
    expect([served.status, served.headers.get('Content-Type')]).toEqual([200, type]);
  });

  it('are served in parts, by which players begin and seek', async () => {
    const { body } = await send('a.png', PNG);
    const { link } = body.data as { link: string };
    const part = async (Range: string) => {
      const served = await openFile(town, link, { Range });
      return [served.status, served.headers.get('Content-Range'), new Uint8Array(await served.arrayBuffer())];
    };
    const size = PNG.length;
    expect(await part('bytes=0-1')).toEqual([206, `bytes 0-1/${size}`, PNG.slice(0, 2)]);
    expect(await part('bytes=5-')).toEqual([206, `bytes 5-${size - 1}/${size}`, PNG.slice(5)]);
    expect(await part('bytes=-4')).toEqual([206, `bytes ${size - 4}-${size - 1}/${size}`, PNG.slice(-4)]);
    expect(await part(`bytes=9-${size + 50}`)).toEqual([206, `bytes 9-${size - 1}/${size}`, PNG.slice(9)]);
    expect(await part('lines=1-2')).toEqual([200, null, PNG]);
    for (const none of [`bytes=${size}-`, 'bytes=3-2', 'bytes=-0'])
      expect(await part(none)).toEqual([416, `bytes */${size}`, new Uint8Array()]);
  });

  it.each([
    ['a photo', 'a.jpg', pictureOf('jpg', 4000, 3000)],
    ['a GIF', 'a.gif', pictureOf('gif', 640, 480)],
    ['a lossy WebP', 'a.webp', pictureOf('VP8 ', 4000, 3000)],
    ['a lossless WebP', 'a.webp', pictureOf('VP8L', 4000, 3000)],
    ['an animated WebP', 'a.webp', pictureOf('VP8X', 4000, 3000)],
  ])('take %s of a size that photos have', async (_, name, bytes) => {
    expect(await send(name, bytes).status()).toBe(200);
  });

  it.each([
    ['a photo under the name of another kind', 'a.png', pictureOf('jpg', 400, 300), 'image/jpeg'],
    ['a photo without an ending, as from a camera', 'image', pictureOf('jpg', 400, 300), 'image/jpeg'],
    ['a photo that a phone still calls HEIC', 'IMG_0305.HEIC', pictureOf('jpg', 400, 300), 'image/jpeg'],
    ['a PNG that is called a photo', 'a.jpg', PNG, 'image/png'],
  ])('take %s as what it is', async (_, name, bytes, type) => {
    const { body } = await send(name, bytes);
    const { link } = body.data as { link: string };
    const served = await openFile(town, link);
    expect([served.status, served.headers.get('Content-Type')]).toEqual([200, type]);
  });

  it('say what to do with a photo that no browser shows, whatever it is called', async () => {
    const heic = Uint8Array.from([0, 0, 0, 24, ...letters('ftypheic\u0000\u0000\u0000\u0000mif1heic')]);
    for (const name of ['IMG_0305.HEIC', 'a.jpg', 'image']) {
      const { status, body } = await send(name, heic);
      expect([status, body.msg]).toEqual([
        400,
        '这是 HEIC 照片，请在手机的相机设置里改用 JPEG 格式，或另存为 jpg 后上传',
      ]);
    }
  });

  it('have one limit, which is told in the same words wherever it is found', async () => {
    const photo = pictureOf('jpg', 400, 300);
    const bytes = new Uint8Array(20 * 1024 * 1024 + 1);
    bytes.set(photo);
    const told = [await send('a.jpg', bytes), await send('a.jpg', photo, { 'Content-Length': '30000000' })];
    expect(told.map(({ status, body }) => [status, body.msg])).toEqual(told.map(() => [413, '文件不能超过 20 MB']));
  });

  it.each([
    ['a photo that is called a document', 'a.pdf', pictureOf('jpg', 400, 300)],
    ['nothing', 'a.png', ''],
    ['text that is called a sound', 'a.webm', 'hello'],
    ['text in a picture’s clothes', 'a.png', 'hello'],
    ['a page', 'a.html', '<html></html>'],
    ['a drawing that can act', 'a.svg', '<svg onload="x"/>'],
    ['a second ending', 'a.php.png', PNG],
    ['a path', '../../x.png', PNG],
    ['letters that turn the name round', 'a\u202egnp.png', PNG],
    [
      'a picture with a script in it',
      'a.jpg',
      Uint8Array.from([0xff, 0xd8, 0xff, ...new TextEncoder().encode('<script>alert(1)</script>')]),
    ],
    ['more pixels than a photo has', 'a.png', pictureOf('png', 10_000, 10_000)],
    ['more pixels in a photo, behind a preview', 'a.jpg', pictureOf('jpg', 10_000, 10_000)],
    ['more pixels in a GIF', 'a.gif', pictureOf('gif', 10_000, 10_000)],
    ['more pixels in a lossy WebP', 'a.webp', pictureOf('VP8 ', 10_000, 10_000)],
    ['more pixels in a lossless WebP', 'a.webp', pictureOf('VP8L', 10_000, 10_000)],
    ['more pixels in an animated WebP', 'a.webp', pictureOf('VP8X', 10_000, 10_000)],
    ['a WebP that does not say its size', 'a.webp', pictureOf('VP9 ', 100, 100)],
    ['a photo whose size does not come', 'a.jpg', pictureOf('jpg', 100, 100).slice(0, 30)],
    [
      'a photo with something between its parts',
      'a.jpg',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 9, 9, 9]),
    ],
    ['a picture without height', 'a.gif', pictureOf('gif', 100, 0)],
  ])('refuse %s', async (_, name, bytes) => {
    const { status, body } = await send(name, bytes);
    expect(status).toBe(400);
    expect(body.data).toBeNull();
  });
});
