import { readFileSync } from 'node:fs';
import { type OfficeKey, isOfficeKey } from '../places/offices.ts';

/**
 * A kind of event: who deals with it, how long it may take, and what people say of it. `{place}` and `{name}` are
 * filled in.
 */
export interface EventKind {
  name: string;
  type: string;
  office: OfficeKey;
  hours: number;
  title: string;
  desc: string;
  done: string;
}

/** Names of the kinds at the top, by key of `event_type`. */
export const eventTypes: readonly (readonly [type: string, name: string])[] = [
  ['01', '矛盾纠纷'],
  ['02', '社会治安'],
  ['03', '公共安全'],
  ['04', '城市管理'],
  ['05', '环境卫生'],
  ['06', '民生服务'],
  ['07', '特殊人群'],
  ['08', '消防安全'],
  ['09', '自然灾害'],
  ['10', '疫情防控'],
  ['99', '其他'],
];

/** The kinds of events, by their type: the lines of `eventKinds.tsv`. */
export const eventKinds: readonly EventKind[] = readFileSync(new URL('eventKinds.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [type = '', name = '', office = '', hours = '', title = '', desc = '', done = ''] = line.split('\t');
    if (!isOfficeKey(office) || done === '')
      throw new Error(`eventKinds.tsv: office “${office}” or a column is missing in “${line}”`);
    return { name, type, office, hours: Number(hours), title, desc, done };
  });
