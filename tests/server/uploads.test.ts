import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { describe, expect, it } from 'vitest';
import { townOf, visitorOf } from './townOf.ts';

const form = (name: string, bytes: Uint8Array<ArrayBuffer> | string): RequestInit => {
  const data = new FormData();
  data.append('file', new File([bytes], name));
  return { method: 'POST', body: data };
};
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (c) => c.charCodeAt(0),
);

describe.each(oneTestDatabase())('uploads on $name', (database) => {
  const town = townOf(database);
  const admin = visitorOf(town, 'admin');

  const send = (name: string, bytes: Uint8Array<ArrayBuffer> | string) =>
    admin.ask('blade-resource/oss/endpoint/put-file-attach', form(name, bytes));

  it('are served as what they are, and never sniffed', async () => {
    const { body } = await send('校门.png', PNG);
    const { link, originalName } = body.data as { link: string; originalName: string };
    expect(originalName).toBe('校门.png');
    const served = await town.fetch(new Request(`http://127.0.0.1:8080${link}`));
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
    const served = await town.fetch(new Request(`http://127.0.0.1:8080${link}`));
    expect([served.status, served.headers.get('Content-Type')]).toEqual([200, type]);
  });

  it('are served in parts, by which players begin and seek', async () => {
    const { body } = await send('a.png', PNG);
    const { link } = body.data as { link: string };
    const part = async (Range: string) => {
      const served = await town.fetch(new Request(`http://127.0.0.1:8080${link}`, { headers: { Range } }));
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
    [
      'more pixels than a photo has',
      'a.png',
      Uint8Array.from([...PNG.slice(0, 16), 0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, ...PNG.slice(24)]),
    ],
  ])('refuse %s', async (_, name, bytes) => {
    const { status, body } = await send(name, bytes);
    expect(status).toBe(400);
    expect(body.data).toBeNull();
  });
});
