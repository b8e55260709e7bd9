import { user } from '@lattice/api/resources/blade-user';
import { event } from '@lattice/api/resources/event/event';
import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { expect, screen, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerRow, answerRows } from '../../fixtures/answer.ts';
import { sampleEvents } from '../../fixtures/events.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds, signedIn } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Report an event', tags: ['!autodocs'], play: isDrawn };
export default meta;

const known = answerRow(user, 'info', { id: '7001', account: 'lihua', realName: '李华', phone: '15400000001' });

/** What happened and where, with the categories that the person reports most. */
export const Form = {
  args: {
    address: '/event/report',
    shows: '常用类别',
    answers: [known, answerRows(event, 'myEventPage', sampleEvents), answerRows(event, 'page', sampleEvents)],
  },
} satisfies ScreenStory;

const member = answerRows(gridmember, 'page', [{ id: '3', userId: '7001', personName: '李华', griddingId: '1' }]);
const place = answerRows(grid, 'page', [{ id: '1', gridName: '和平社区第一网格' }]);
const stored = answer(event, 'saveEventInfo', { id: '9', eventNo: 'SJ9', eventStatus: '1', deadline: '' });
const lamps = { id: '5', categoryName: '道路设施', eventType: '04', defaultLevel: '04' } as const;
const category = answerRows(eventcategory, 'page', [lamps]);

const typed = [stored, category, answerRow(eventcategory, 'detail', lamps), member, place, holds(...allOf(gridmember))];

/** What happened is reported by the keyboard alone: a usual category, words, and off it goes; name and place follow. */
export const Reported: ScreenStory = {
  args: { ...Form.args, answers: [...Form.args.answers, ...typed] },
  play: onceDrawn(async ({ canvas }) => {
    const keys = new Keys();
    await keys.press(await canvas.findByRole('button', { name: '道路设施' }));
    await keys.fill(canvas.getByRole('textbox', { name: kitText('事件简述') }), '路灯不亮');
    await keys.press(canvas.getByRole('button', { name: kitText('上报') }));
    await expect(await screen.findByText(kitText('已上报，事件编号 SJ9'))).toBeInTheDocument();
    await expect(keys.count).toBeLessThanOrEqual(6);
  }),
};

/** The same on a telephone. */
export const ReportedOnPhone: ScreenStory = {
  ...Reported,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};

const usual = ['乱倒渣土', '路灯损坏', '劳资纠纷', '私拉电线', '困难求助', '河道漂浮物'].map((categoryIdName, at) => ({
  ...sampleEvents[0],
  id: String(at + 1),
  categoryId: String(at + 1),
  categoryIdName,
}));

/** Many usual categories stand whole on a telephone, in a line that is moved sideways. */
export const UsualOnPhone: ScreenStory = {
  ...ReportedOnPhone,
  args: { ...Form.args, answers: [known, answerRows(event, 'myEventPage', usual)] },
  play: onceDrawn(async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: kitText('常用类别') });
    const buttons = await within(group).findAllByRole('button');
    await expect(buttons).toHaveLength(usual.length);
    for (const button of buttons) await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** A leader watches, and reports nothing. */
export const NotAllowed: ScreenStory = {
  args: {
    address: '/event/report',
    shows: '您的角色不能上报事件',
    answers: [known],
    session: { user: signedIn.user && { ...signedIn.user, role_name: 'leader' } },
  },
};
