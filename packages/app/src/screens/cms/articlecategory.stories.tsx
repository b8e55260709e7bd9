import { articlecategory } from '@lattice/api/resources/cms/articlecategory';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const node = (id: string, title: string) => ({ id, title, parentId: '0', key: id, value: id });

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Categories', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The tree of categories beside their list. */
export const List: ScreenStory = {
  args: {
    address: '/cms/articlecategory',
    shows: '镇里要闻',
    answers: [
      holds(...allOf(articlecategory)),
      answer(articlecategory, 'getTreeList', [{ ...node('1', '新闻'), children: [node('2', '村社动态')] }]),
      answerRows(articlecategory, 'page', [
        { id: '3', categoryName: '镇里要闻', categoryCode: 'LM3', categoryType: '1', needReview: 1, isEnabled: 1 },
      ]),
    ],
  },
  play: async (context) => {
    await isDrawn(context);
    await expect(await screen.findByRole('treeitem', { name: /新闻/ })).toBeVisible();
  },
};
