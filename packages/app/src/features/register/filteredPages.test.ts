import { expect, it } from 'vitest';
import { loadResource } from '../../records/resources.ts';
import { filteredAddress, filteredPages } from './filteredPages.ts';

it.each(filteredPages)('leads from $of to its rows in $path, by a field that refers to it', async (page) => {
  const definition = await loadResource(page.path);
  expect(definition.fields[page.field]?.to).toBe(page.of);
  expect(filteredAddress(page, '7', '通知/公告')).toBe(`/${page.path}/7/%E9%80%9A%E7%9F%A5%2F%E5%85%AC%E5%91%8A`);
});
