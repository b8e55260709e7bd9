import { notice } from '@lattice/api/resources/blade-desk/notice';
import type { Resource } from '@lattice/api/resource';
import { loadResources } from '@lattice/server/start/load';
import { expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';

const resources = await loadResources();
const formatted = [...resources.values()].flatMap((one) =>
  Object.entries(one.fields).flatMap(([name, { kind }]) =>
    kind === 'richtext' ? [[one.path, name, one] as const] : [],
  ),
);
const attack =
  '<p>正文</p><script>alert(1)</script><img src="/files/a.png" onerror="alert(2)"><a href="javascript:alert(3)">点我</a>' +
  '<svg onload="alert(4)"></svg><iframe src="//evil.example"></iframe><form action="/steal"><input></form>';
const clean = '<p>正文</p><img src="/files/a.png" /><a>点我</a>';

inEachTown('hostile text on $name', { isSmall: true }, ({ admin, make }) => {
  const stored = async (one: Resource, id: string, name: string) =>
    (await admin.ask(`${one.path}/detail?id=${id}`).data<Record<string, unknown>>())[name];

  it.each(formatted)('%s keeps no code in %s, neither of a new row nor of a changed one', async (path, name, one) => {
    const id = await make(path, { [name]: attack });
    expect(await stored(one, id, name)).toBe(clean);
    await admin.post(`${path}/submit`, { id, [name]: `<b>二</b>${attack}` });
    expect(await stored(one, id, name)).toBe(`<b>二</b>${clean}`);
  });

  it('tells what was removed in the message, and answers as the wire has it', async () => {
    const id = await make('blade-desk/notice', { content: '<p>一</p>' });
    const { status, body } = await admin.post('blade-desk/notice/submit', { id, content: attack });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id });
    expect(body.msg).toBe('操作成功；已移除不允许的内容：script、onerror、javascript:、svg、iframe、form、input');
    expect(await admin.post('blade-desk/notice/submit', { id, content: '<p>二</p>' }).msg()).toBe('操作成功');
    expect((await admin.client(notice).detail(id)).content).toBe('<p>二</p>');
  });
});
