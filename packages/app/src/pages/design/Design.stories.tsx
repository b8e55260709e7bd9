import { dept } from '@lattice/api/resources/blade-system/dept';
import { post } from '@lattice/api/resources/blade-system/post';
import { role } from '@lattice/api/resources/blade-system/role';
import { manager } from '@lattice/api/resources/blade-flow/manager';
import { model } from '@lattice/api/resources/blade-flow/model';
import { answer, whole } from '../../fixtures/answer.ts';
import { drawnLeave, leaveProcess } from '../../fixtures/flows.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Processes/Designer', tags: ['!autodocs'], play: isDrawn };
export default meta;

const answers = [
  answer(model, 'detail', drawnLeave),
  answer(manager, 'list', whole([leaveProcess])),
  answer(role, 'tree', []),
  answer(post, 'select', []),
  answer(dept, 'tree', []),
];

/** A model on the drawing board. */
export const Drawn: ScreenStory = {
  args: {
    address: '/flow/design/31/%E8%AF%B7%E5%81%87%E6%B5%81%E7%A8%8B',
    shows: '校验',
    answers: [holds(...allOf(model), 'flow_model_deploy'), ...answers],
  },
};
