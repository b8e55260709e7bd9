import { parameter } from '@lattice/api/resources/systemset/parameter';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Parameters of the platform',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/systemset/parameter',
    shows: 'map.zoom',
    answers: [
      holds(...allOf(parameter)),
      answerRows(parameter, 'page', [{ id: '1', paramName: '地图缩放级别', paramKey: 'map.zoom', paramValue: '14' }]),
      answer(parameter, 'getParamDetail', { 'map.zoom': '14', 'town.motto': '枫桥' }),
    ],
  },
};
export default meta;

/** The plain list of parameters. */
export const List: ScreenStory = {};

/** Parameters as settings, with defaults and what a change touches. */
export const Settings: ScreenStory = {
  play: async (context) => {
    await isDrawn(context);
    await userEvent.click(await context.canvas.findByRole('tab', { name: kitText('设置') }));
    await expect(await context.canvas.findByText(/town\.motto/)).toBeVisible();
    await expect((await context.canvas.findAllByRole('button', { name: kitText('保存') }))[0]).toBeDisabled();
  },
};
