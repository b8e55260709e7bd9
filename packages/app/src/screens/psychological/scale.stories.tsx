import { takeFileCall } from '@lattice/api/psychology/scaleCalls';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { scale } from '@lattice/api/resources/psychological/scale';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import { scalefactorgroupresult } from '@lattice/api/resources/psychological/scalefactorgroupresult';
import { expect, screen, spyOn } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { Refused, answer, answerAt, answerRow, answerRows } from '../../fixtures/answer.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { registerOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Scales', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const listed = registerOf(scale, [
  { id: '1', scaleName: '睡眠质量自评', scaleCode: 'SLEEP8', itemCount: '8', status: '1' },
]);
const place = { address: '/psychological/scale', shows: '睡眠质量自评' };
const taken = `${scale.path}/${takeFileCall.path}`;

/** Presses the button, and chooses a file where the browser would ask for one. */
async function importFile(): Promise<void> {
  const { click } = HTMLInputElement.prototype;
  const spy = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function choose(this: HTMLInputElement) {
    if (this.type !== 'file') return click.call(this);
    const files = new DataTransfer();
    files.items.add(new File(['{"lattice":"scale"}'], 'GAD-7.json', { type: 'application/json' }));
    this.files = files.files;
    this.dispatchEvent(new Event('change'));
  });
  try {
    await new Keys().press(await screen.findByRole('button', { name: kitText('导入量表文件') }));
  } finally {
    spy.mockRestore();
  }
}

/** The scales, each with the way to its questions. */
export const List: ScreenStory = { args: { ...place, answers: listed } };

/** A scale comes from a file, which leads to its questions and says under which code it stands. */
export const Imported: ScreenStory = {
  args: {
    ...place,
    answers: [
      ...listed,
      answerAt('POST', taken, { id: '5' }),
      answerRow(scale, 'detail', { id: '5', scaleName: '广泛性焦虑量表', scaleCode: 'GAD7_V2', status: '0' }),
      answer(scaledetail, 'list', []),
      answerRows(scalefactorgroup, 'page', []),
      answerRows(scalefactorgroupresult, 'page', []),
      answerRows(appletanswerrecord, 'page', []),
    ],
  },
  play: onceDrawn(async () => {
    await importFile();
    const told = kitText('已导入量表“广泛性焦虑量表”，编码 GAD7_V2，检查后可以启用');
    await expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
    await expect(await screen.findByRole('button', { name: kitText('试测') })).toBeVisible();
  }),
};

/** A file that is none of a scale is refused with the reason, and the list stays. */
export const NotImported: ScreenStory = {
  args: { ...place, answers: [...listed, answerAt('POST', taken, new Refused(400, '这不是从量表编辑页导出的量表'))] },
  play: onceDrawn(async () => {
    await importFile();
    await expect((await screen.findAllByText('这不是从量表编辑页导出的量表')).length).toBeGreaterThan(0);
    await expect(await screen.findByText('睡眠质量自评')).toBeVisible();
  }),
};
