import { sms } from '@lattice/api/resources/blade-resource/sms';
import { answerAt } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Text messages', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: listOf(
    sms,
    'SMS_DEMO_1',
    [{ id: '1', smsCode: 'notice', category: '3', templateId: 'SMS_DEMO_1', status: '2' }],
    holds(...allOf(sms), 'sms_enable'),
    answerAt('GET', 'blade-resource/sms/counts', { 2: 1 }),
  ),
};
