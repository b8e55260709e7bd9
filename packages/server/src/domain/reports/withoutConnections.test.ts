import { processorMs } from '@lattice/geometry/fixtures/processorMs';
import { expect, it } from 'vitest';
import { withoutConnections } from './withoutConnections.ts';

it.each([
  [
    `<datasource name="a" type='jdbc' username="root" password = 'p>w' url="jdbc:x" driver="d"><dataset/></datasource>`,
    `<datasource name="a" type='jdbc'><dataset/></datasource>`,
  ],
  ['<datasource name="a" url="jdbc:x"/><cell url="kept"/>', '<datasource name="a"/><cell url="kept"/>'],
  ['<datasource\n\tpassword="x"\n/>', '<datasource\n/>'],
  ['<datasources url="kept"/>', '<datasources url="kept"/>'],
  ['<datasource name="url=\'x\' >" urls="kept" >', '<datasource name="url=\'x\' >" urls="kept" >'],
  ['<datasource name="a"', '<datasource name="a"'],
  ['<datasource url="never closed', '<datasource'],
  ['<cell/>', '<cell/>'],
])('keeps of %s all but the connection', (content, kept) => {
  expect(withoutConnections(content)).toBe(kept);
});

it.each(['<datasource', '<datasource "', '<datasource a=', "<datasource url='", '<datasource \t', '<datasource//'])(
  'reads a megabyte of %s within 500 ms',
  (part) => {
    const content = part.repeat(Math.floor(1_000_000 / part.length));
    const read = () => withoutConnections(content) + withoutConnections(`<datasource ${' '.repeat(1_000_000)}`);
    expect(processorMs(read)).toBeLessThan(500);
  },
);
