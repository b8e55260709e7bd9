import { menu } from '@lattice/api/resources/blade-system/menu';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { entry } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Embedded page', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

/** The frame for a page of another product; its site is not asked here. */
export const Framed: ScreenStory = {
  parameters: { a11y: { options: { iframes: false } } },
  args: {
    address: '/myiframe/9',
    shows: '省政务服务网',
    answers: [answer(menu, 'routes', [{ ...entry('about.html', '省政务服务网', ''), id: '9' }])],
  },
  play: async ({ args, canvas }) => void (await canvas.findByTitle(args.shows)),
};

/** An address that is not in the menu of the person. */
export const Refused: ScreenStory = { args: { address: '/myiframe/404', shows: '403' } };
