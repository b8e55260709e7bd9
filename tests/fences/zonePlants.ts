import type { Plant } from './plants.ts';

const plant = (path: string, wrong: string, right: string): Plant => ({
  fence: 'moment in the zone of the machine',
  wrong: { [path]: wrong },
  right: { [path]: right },
});

const server = (wrong: string, right: string) => plant('packages/server/src/a.ts', wrong, right);

/** Moments that are read, cut or written in the zone of the machine. */
export const zonePlants: readonly Plant[] = [
  server('const at = new Date(row.time);', 'const [now, later] = [new Date(), new Date(now.getTime() + row.ms)];'),
  server('export const f = (text: string) => new Date(text);', 'export const f = (at: number | Date) => new Date(at);'),
  server("const at = new Date('2026-' + month);", 'const at = new Date(Date.UTC(2026, month, 1));'),
  server('const at = new Date(`${day} 12:00`);', 'const at = new Date(Math.min(from, to));'),
  server('const start = new Date(2026, 10, 28);', 'const start = new Date(1_795_795_200_000);'),
  server('const ms = Date.parse(day);', 'const value = JSON.parse(day);'),
  server('const hour = now.getHours();', 'const hour = now.getUTCHours();'),
  server('now.setDate(1);', 'now.setUTCDate(1);'),
  server('const text = now.toLocaleDateString();', 'const text = now.toISOString();'),
  server('const text = Date();', 'const text = String(Date.now());'),
  server(
    "const f = new Intl.DateTimeFormat('zh');",
    "const f = new Intl.DateTimeFormat('zh', { timeZone: townZone() });",
  ),
  server("const sql = `select t.time at time zone 'UTC'`;", 'const sql = `select t.time::date`;'),
  server('const from = `${day}T00:00:00+08:00`;', 'const from = `${day}T00:00:00Z`;'),
  plant('packages/flow/src/a.ts', 'const at = new Date(due);', 'const at = readTownMoment(due);'),
  plant('packages/api/src/a.ts', 'const day = new Date().getDate();', 'const day = townDay();'),
  plant('packages/app/src/a.ts', 'const day = new Date().getDate();', 'const day = new Date(text).getTime();'),
  plant(
    'packages/ui/src/a.ts',
    'line(new Date().toLocaleString());',
    "line(n.toLocaleString('zh', { timeZone: zone }));",
  ),
];
