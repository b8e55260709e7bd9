import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A register of people that speaks as json-server 0.17 does, and what was sent to it. */
export interface PeopleServer {
  address: string;
  /** The bodies of its writes, with their method, oldest first. */
  written: readonly { method: string; body: unknown }[];
  close: () => void;
}

type Person = Record<string, unknown> & { id: number };

/** Whether a row has what a parameter of the address asks for. */
const fits = (row: Person, name: string, wanted: string): boolean => {
  const [, field = name, how = ''] = /^(.*?)_(like|gte|lte|ne)$/.exec(name) ?? [];
  const value = String(row[field] ?? '');
  if (how === 'like') return value.includes(wanted);
  if (how === 'gte') return value >= wanted;
  if (how === 'lte') return value <= wanted;
  return how === 'ne' ? value !== wanted : value === wanted;
};

/** Opens it on a free port of loopback, for pages of every origin. */
export async function openPeopleServer(): Promise<PeopleServer> {
  let rows: Person[] = [
    { id: 1, name: '阿依古丽', born: '1990-01-02', isMember: true },
    { id: 2, name: '王小明', born: null, isMember: false },
  ];
  const written: { method: string; body: unknown }[] = [];
  const server = createServer(async (request, answer) => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const id = Number(/^\/people\/(\d+)$/.exec(pathname)?.[1]);
    const body = method === 'POST' || method === 'PATCH' ? await json(request) : undefined;
    const say = (value: unknown, headers: Record<string, string> = {}) =>
      answer
        .writeHead(200, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'content-type',
          'access-control-allow-methods': 'GET,POST,PATCH,DELETE',
          'access-control-expose-headers': 'x-total-count',
          ...headers,
        })
        .end(JSON.stringify(value));
    if (method === 'OPTIONS') return say({});
    if (method !== 'GET') written.push({ method, body });
    if (method === 'POST') rows = [...rows, { ...(body as object), id: Math.max(...rows.map((row) => row.id)) + 1 }];
    if (method === 'PATCH') rows = rows.map((row) => (row.id === id ? { ...row, ...(body as object) } : row));
    if (method === 'DELETE') rows = rows.filter((row) => row.id !== id);
    if (method !== 'GET') return say({});
    const asked = [...searchParams].filter(([name]) => !name.startsWith('_'));
    const found = rows.filter((row) => asked.every(([name, wanted]) => fits(row, name, wanted)));
    const [page, size] = [Number(searchParams.get('_page')), Number(searchParams.get('_limit'))];
    return say(found.slice((page - 1) * size, page * size), { 'x-total-count': String(found.length) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, written, close: () => void server.close() };
}
