import { afterEach, expect, it } from 'vitest';
import type { SheetColumn } from '../../Spreadsheet/SheetColumn.ts';
import { pageBackend } from './pageBackend.ts';
import { portBackend } from './portBackend.ts';
import { serveBackend } from './serveBackend.ts';

const columns: SheetColumn[] = [
  { name: 'name', label: '姓名', kind: 'text', required: true },
  { name: 'age', label: '年龄', kind: 'integer' },
];
const { signal } = new AbortController();
const ends: (() => void)[] = [];

function backend() {
  const { port1, port2 } = new MessageChannel();
  serveBackend(port2);
  const opened = portBackend(port1);
  ends.push(() => port2.close(), opened.close);
  return opened;
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it('reads and types through a port as the page itself does', async () => {
  const file = new Blob([
    `姓名,年龄\n${Array.from({ length: 1200 }, (_, at) => `张${at},${at % 3 === 0 ? '三' : at}`).join('\n')}`,
  ]);
  const here = await pageBackend.read(file, 0, signal);
  const there = await backend().read(file, 0, signal);
  expect(there).toEqual(here);
  expect(there.rows).toHaveLength(1201);
  const texts = there.rows
    .slice(1)
    .map(({ number, cells: [name = '', age = ''] }) => ({ number, texts: { name, age }, blurred: [] }));
  const typed = await backend().type(columns, texts, signal);
  expect(typed).toEqual(await pageBackend.type(columns, texts, signal));
  expect(typed.filter(({ problems }) => problems.age?.fault === 'integer')).toHaveLength(400);
});

it('hands on why a file is none', async () =>
  expect(backend().read(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])]), 0, signal)).rejects.toMatchObject({
    name: 'SheetFault',
    code: 'oldExcel',
  }));

it('can be called off, and rejects everything once it is broken', async () => {
  const call = new AbortController();
  const one = backend();
  const read = one.read(new Blob(['a']), 0, call.signal);
  call.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  const typing = one.type(columns, [{ number: 1, texts: {}, blurred: [] }], signal);
  one.fail(new Error('gone'));
  await expect(typing).rejects.toThrow('gone');
  await expect(one.type(columns, [{ number: 1, texts: {}, blurred: [] }], signal)).rejects.toThrow('gone');
});
