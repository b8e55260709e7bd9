import { article } from '@lattice/api/resources/cms/article';
import { cleanHtml } from '@lattice/server/table/write/cleanHtml';
import { expect, it } from 'vitest';
import { hostileDocuments } from '../../packages/ui/src/fixtures/hostileDocuments.ts';
import { inTown } from './inTown.ts';

/** The documents that the kit shows without running them are taken in without their code, too. */
inTown('hostile documents on $name', { isSmall: true }, ({ admin, make }) => {
  it('keeps none of sixty documents as they came, and tells of each what it lost', async () => {
    const made = await make('cms/article', { articleType: '1', content: '<p>一</p>' });
    const { categoryId, articleType, deptId } = await admin.client(article).detail(made);
    for (const [at, text] of hostileDocuments.entries()) {
      const { status, body } = await admin.post('cms/article/submit', {
        categoryId,
        articleType,
        deptId,
        title: text,
        content: `<p>第 ${at + 1} 份</p>${text}`,
      });
      expect([text, status]).toEqual([text, 200]);
      expect(body.msg).toMatch(/^操作成功；已移除不允许的内容：/);
      const { id } = body.data as { id: string };
      const { html, removed } = cleanHtml(`<p>第 ${at + 1} 份</p>${text}`);
      expect(removed).not.toEqual([]);
      expect(await admin.client(article).detail(id)).toMatchObject({ title: text, content: html });
    }
  });
});
