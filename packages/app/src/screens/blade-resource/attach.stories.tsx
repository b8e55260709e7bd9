import { attach } from '@lattice/api/resources/blade-resource/attach';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Attachments', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: listOf(attach, 'plan.pdf', [
    { id: '1', originalName: 'plan.pdf', name: 'a1.pdf', link: '/files/a1.pdf', extension: 'pdf', attachSize: 1200 },
  ]),
};
