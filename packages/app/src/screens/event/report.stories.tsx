import { user } from '@lattice/api/resources/blade-user';
import { event } from '@lattice/api/resources/event/event';
import type { Meta } from '@storybook/react-vite';
import { answerRow, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { sampleEvents } from '../../fixtures/events.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { signedIn } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Report an event', tags: ['!autodocs'], play: isDrawn };
export default meta;

const known = answerRow(user, 'info', { id: '7001', account: 'lihua', realName: '李华', phone: '15400000001' });

/** What happened and where, with the categories that the person reports most. */
export const Form: ScreenStory = {
  args: {
    address: '/event/report',
    shows: '常用类别',
    answers: [known, answerRows(event, 'myEventPage', sampleEvents), answerRows(event, 'page', sampleEvents)],
  },
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
