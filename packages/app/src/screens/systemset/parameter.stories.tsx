import { parameter } from '@lattice/api/resources/systemset/parameter';
import { expect, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const args = listOf(
  parameter,
  'map.zoom',
  [{ id: '1', paramName: '地图缩放级别', paramKey: 'map.zoom', paramValue: '14' }],
  answer(parameter, 'getParamDetail', { 'map.zoom': '14', 'town.motto': '枫桥' }),
);

export default {
  ...screens,
  title: 'Screens/Parameters of the platform',
  tags: ['!autodocs'],
  play: isDrawn,
  args,
} satisfies ScreenMeta;

export const List: ScreenStory = {};

/** Parameters as settings, with defaults and what a change touches. */
export const Settings: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: kitText('设置') }));
    await expect(await canvas.findByText(/town\.motto/)).toBeVisible();
    await expect((await canvas.findAllByRole('button', { name: kitText('保存') }))[0]).toBeDisabled();
  }),
};
