import { model } from '@lattice/api/resources/blade-flow/model';
import { answer, whole } from '../../fixtures/answer.ts';
import { drawnLeave } from '../../fixtures/flows.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Processes/Models', tags: ['!autodocs'], play: isDrawn };
export default meta;

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
