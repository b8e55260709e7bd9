import { oauth } from '@lattice/api/resources/blade-auth/oauth';
import { tenant } from '@lattice/api/resources/blade-system/tenant';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { transport } from '../../session/transport.ts';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default {
  ...screens,
  title: 'Screens/Login',
  tags: ['!autodocs'],
  play: isDrawn,
  parameters: { layout: 'fullscreen' },
} satisfies ScreenMeta;

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="130" height="48"><text x="22" y="33" font-size="26">7k3f</text></svg>')}`;
const answers = [
  answer(oauth, 'captcha', { key: 'k', image: picture }),
  answer(tenant, 'info', {
    tenantId: '000000',
    tenantName: '清河镇',
    login: {
      password: 'md5',
      publicKey: '',
      phone: true,
      services: [{ source: 'wechat', label: '政务微信', kind: 'social' }],
    },
  }),
];

/** Ways in by account, by telephone and by another service. */
export const WaysIn: ScreenStory = {
  args: { address: '/login', shows: '清河镇', answers, session: { phase: 'out', user: null } },
};

/** After a session that ended by itself. */
export const Expired: ScreenStory = {
  args: {
    address: '/login',
    shows: '登录已失效，请重新登录。登录后会回到刚才的页面。',
    answers,
    session: { phase: 'out', user: null, notice: 'expired' },
  },
};

const slow = { come: (): void => undefined };
const late = (key: string) =>
  new Promise<{ key: string; image: string }>((resolve) => (slow.come = () => resolve({ key, image: picture })));

/** Who is quicker than the picture is waited for, and not told that the captcha is wrong. */
export const Quick: ScreenStory = {
  args: { ...WaysIn.args },
  tags: ['oneLanguage'],
  beforeEach: () => {
    const captcha = spyOn(transport, 'captcha').mockImplementation(async () => late('late'));
    const login = spyOn(transport.session, 'login').mockRejectedValue(new Error('服务器忙'));
    return () => {
      captcha.mockRestore();
      login.mockRestore();
    };
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: kitText('账号') }), 'lihua');
    await userEvent.type(canvas.getByLabelText(kitPattern(/^密码/)), 'secret');
    await userEvent.type(canvas.getByRole('textbox', { name: kitText('验证码') }), '7k3f{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('登录') })).toHaveAttribute('aria-busy'));
    await expect(transport.session.login).not.toHaveBeenCalled();
    slow.come();
    await waitFor(() =>
      expect(transport.session.login).toHaveBeenCalledWith(
        expect.objectContaining({ username: 'lihua' }),
        expect.objectContaining({ 'Captcha-Key': 'late', 'Captcha-Code': '7k3f' }),
      ),
    );
    await expect(await canvas.findByText('服务器忙')).toBeVisible();
    slow.come();
    await isDrawn(context);
  },
};
