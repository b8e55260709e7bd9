import { article } from '@lattice/api/resources/cms/article';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { loadResources } from '@lattice/server/start/load';
import { cleanHtml } from '@lattice/server/table/write/cleanHtml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileDocuments } from '../../packages/ui/src/fixtures/hostileDocuments.ts';
import { json } from './json.ts';
import { maker } from './makeRow.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';

/** The documents that the kit shows without running them are taken in without their code, too. */
describe.each(oneTestDatabase())('hostile documents on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let make: Awaited<ReturnType<typeof maker>>;

  beforeAll(async () => {
    town = await openTown(database, { seeds: ['blade-system/dict', 'blade-system/region', 'grid/grid'] });
    admin = await town.visit('admin');
    make = await maker(town, () => admin, await loadResources());
  }, 120_000);
  afterAll(() => town?.db.close());

  it('keeps none of sixty documents as they came, and tells of each what it lost', async () => {
    const made = await make('cms/article', { articleType: '1', content: '<p>一</p>' });
    const { categoryId, articleType, deptId } = await admin.client(article).detail(made);
    for (const [at, text] of hostileDocuments.entries()) {
      const { status, body } = await admin.ask(
        'cms/article/submit',
        json({ categoryId, articleType, deptId, title: text, content: `<p>第 ${at + 1} 份</p>${text}` }),
      );
      expect([text, status]).toEqual([text, 200]);
      expect(body.msg).toMatch(/^操作成功；已移除不允许的内容：/);
      const { id } = body.data as { id: string };
      const { html, removed } = cleanHtml(`<p>第 ${at + 1} 份</p>${text}`);
      expect(removed).not.toEqual([]);
      expect(await admin.client(article).detail(id)).toMatchObject({ title: text, content: html });
    }
  });
});
