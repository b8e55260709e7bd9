import { event } from '@lattice/api/resources/event/event';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { sampleEvents } from '../../fixtures/events.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Events to handle',
  tags: ['!autodocs'],
  play: isDrawn,
};
export default meta;

const answers = [holds(...allOf(event)), answerRows(event, 'evevtProcesspage', sampleEvents)];

/** Events that wait for the person. */
export const List: ScreenStory = { args: { address: '/event/process', shows: '和平路路灯损坏', answers } };

/** The same by state. */
export const ByState: ScreenStory = { args: { ...List.args, address: '/event/process?as=board' } };
