import { sms } from '@lattice/api/resources/blade-resource/sms';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Text messages',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/blade-resource/sms',
    shows: 'SMS_DEMO_1',
    answers: [
      holds(...allOf(sms), 'sms_enable'),
      { method: 'GET', address: 'blade-resource/sms/counts', isBare: false, data: () => ({ 2: 1 }) },
      answerRows(sms, 'page', [{ id: '1', smsCode: 'notice', category: '3', templateId: 'SMS_DEMO_1', status: '2' }]),
    ],
  },
};
export default meta;

/** The settings of text messages. */
export const List: ScreenStory = {};
