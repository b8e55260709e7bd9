import { oauth } from '@lattice/api/resources/blade-auth/oauth';
import { tenant } from '@lattice/api/resources/blade-system/tenant';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = {
  ...screens,
  title: 'Screens/Login',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: isDrawn,
};
export default meta;

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
