import { reportFile } from '@lattice/api/resources/blade-report/report/rest';
import { permissionCode } from '@lattice/api/resource';
import { expect } from 'storybook/test';
import { kitText } from '../../../../../ui/src/fixtures/kitText.ts';
import { listOf } from '../../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../../fixtures/screens.ts';
import { allOf, holds } from '../../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Report files', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

/** The files that are stored, each with its preview. */
export const List: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: kitText('上传报表文件') })).toBeEnabled();
  }),
  args: listOf(
    reportFile,
    '网格员分布表.ureport.xml',
    [{ id: '1', name: '网格员分布表.ureport.xml', content: '' }],
    holds(...allOf(reportFile), permissionCode(reportFile, 'upload')),
  ),
};
