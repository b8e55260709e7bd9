import { articlecategory } from '@lattice/api/resources/cms/articlecategory';
import { expect, screen } from 'storybook/test';
import { answer, treeNode } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Categories', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: listOf(
    articlecategory,
    '镇里要闻',
    [{ id: '3', categoryName: '镇里要闻', categoryCode: 'LM3', categoryType: '1', needReview: 1, isEnabled: 1 }],
    answer(articlecategory, 'getTreeList', [{ ...treeNode('1', '新闻'), children: [treeNode('2', '村社动态')] }]),
  ),
  play: onceDrawn(async () => {
    await expect(await screen.findByRole('treeitem', { name: /新闻/ })).toBeVisible();
  }),
};
