import { oss } from '@lattice/api/resources/blade-resource/oss';
import { expect, screen, userEvent } from 'storybook/test';
import { kitPattern } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const args = listOf(
  oss,
  'minio-demo',
  [
    {
      id: '1',
      ossCode: 'minio-demo',
      category: '1',
      endpoint: 'https://oss.town.example',
      bucketName: 'town',
      status: '1',
    },
  ],
  holds(...allOf(oss), 'oss_enable'),
  answerAt('GET', 'blade-resource/oss/counts', { 1: 1 }),
  answerAt('POST', 'blade-resource/oss/try', {
    address: 'https://oss.town.example/town',
    status: 403,
    ms: 12,
    text: '<Code>SignatureDoesNotMatch</Code>',
  }),
);

const meta: ScreenMeta = { ...screens, title: 'Screens/Object storage', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

export const List: ScreenStory = {};

/** What came back from the address of a storage. */
export const Tried: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: kitPattern(/测试连接/) }))[0] as HTMLElement);
    await expect(
      await screen.findByText('<Code>SignatureDoesNotMatch</Code>', undefined, { timeout: 20_000 }),
    ).toBeVisible();
  }),
};
