import { second } from '@lattice/api/resources/blade-auth/second-factor';
import { session } from '@lattice/api/resources/blade-auth/session';
import { tenant } from '@lattice/api/resources/blade-system/tenant';
import { user } from '@lattice/api/resources/blade-user';
import { expect, screen, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { press } from '../../../../ui/src/fixtures/press.ts';

export default { ...screens, title: 'Screens/Own account', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const factor = [
  answer(tenant, 'info', {}),
  answer(second, 'state', { isOn: false, isNeeded: false, recovery: 0 }),
  answer(second, 'begin', {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Lattice:lihua?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Lattice',
  }),
];

const agent = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36`;

/** Profile, password, sessions and the lock of the screen. */
export const Account: ScreenStory = {
  args: {
    address: '/info/index',
    shows: '10.12.3.44',
    answers: [
      ...factor,
      answer(user, 'info', {
        id: '7001',
        account: 'lihua',
        name: '李华',
        realName: '李华',
        avatar: '',
        email: 'lihua@qinghe.example',
        phone: '13900001205',
        birthday: '1986-05-02',
        sex: '1',
        roleName: '系统管理员',
        deptName: '清河镇综治办',
        postName: '主任',
      }),
      answer(session, 'list', [
        {
          id: '1',
          created: '2026-03-10 08:31',
          lastSeen: '2026-03-10 09:30',
          address: '10.12.3.44',
          userAgent: agent('Windows NT 10.0; Win64; x64'),
          isCurrent: true,
          isLocked: false,
        },
        {
          id: '2',
          created: '2026-03-09 14:02',
          lastSeen: '2026-03-09 17:48',
          address: '10.12.3.91',
          userAgent: agent('Linux; Android 14'),
          isCurrent: false,
          isLocked: false,
        },
      ]),
    ],
  },
};

/** One-time codes are set up with a picture for the authenticator. */
export const Enrolment: ScreenStory = {
  ...Account,
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('启用') }));
    await expect(await screen.findByRole('img', { name: kitText('动态口令二维码') })).toBeVisible();
  }),
};

/** Whether a new event is heard is chosen for this browser; it is not at first. */
export const Sound: ScreenStory = {
  ...Account,
  play: async (context) => {
    localStorage.removeItem('lattice-event-sound');
    await isDrawn(context);
    const choice = await context.canvas.findByRole('switch', { name: kitText('有新事件待办时响一声') });
    await expect(choice).not.toBeChecked();
    await press(choice, ' ');
    await expect(choice).toBeChecked();
    await expect(localStorage.getItem('lattice-event-sound')).toContain('on');
    await userEvent.keyboard(' ');
    await expect(localStorage.getItem('lattice-event-sound')).toBeNull();
  },
};
