import { model } from '@lattice/api/resources/blade-flow/model';
import type { Meta } from '@storybook/react-vite';
import { answer } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { drawnLeave, whole } from '../../fixtures/flows.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Processes/Models',
  tags: ['!autodocs'],
  play: isDrawn,
};
export default meta;

/** The drawn processes. */
export const List: ScreenStory = {
  args: {
    address: '/flow/model',
    shows: '请假流程',
    answers: [
      holds(...allOf(model), 'flow_model_deploy'),
      answer(model, 'list', whole([{ ...drawnLeave, modelEditorXml: '' }])),
    ],
  },
};
