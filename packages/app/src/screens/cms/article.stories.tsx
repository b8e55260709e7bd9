import { article } from '@lattice/api/resources/cms/article';
import { expect, screen } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer } from '../../fixtures/answer.ts';
import { articleAnswers, plantingDay } from '../../fixtures/articles.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const args = { address: '/cms/article', shows: String(plantingDay.title), answers: articleAnswers(plantingDay) };

export default { ...screens, title: 'Screens/Articles', tags: ['!autodocs'], play: isDrawn, args } satisfies ScreenMeta;

/** Articles, which are written in the page. */
export const List: ScreenStory = {};

/** An article that stands above all others is put back among them by keys. */
export const Unpinned: ScreenStory = {
  args: { answers: [...args.answers, answer(article, 'submit', { id: '1' })] },
  play: onceDrawn(async () => {
    await new Keys().pressInMore('取消置顶');
    await expect(await screen.findByText(kitText('已取消置顶'))).toBeVisible();
  }),
};
