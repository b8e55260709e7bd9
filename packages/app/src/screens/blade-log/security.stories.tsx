import { type SecurityFinding, security } from '@lattice/api/resources/blade-log/security';
import { expect, screen, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { signedIn } from '../../fixtures/town.ts';

const finding = (id: string, area: string, title: string, result: SecurityFinding['result'], measured: string) => ({
  id,
  area,
  title,
  result,
  measured,
  remedy: '在“用户”中为本人另建账号并授予角色，再停用默认账号',
});

const findings: SecurityFinding[] = [
  finding('identity/defaultAccount', '身份鉴别', '默认账号已改名或停用', 'fail', '发现 1 项：admin'),
  finding('identity/dormant', '身份鉴别', '90 天未登录的账号已停用', 'pass', '没有发现'),
  finding('data/tls', '数据与传输', '浏览器与服务器之间加密传输', 'pass', '本次访问使用 HTTPS'),
  finding('data/databaseTransport', '数据与传输', '与数据库之间加密传输', 'none', '数据库在服务内部'),
];

const args = {
  address: '/blade-log/security',
  shows: '默认账号已改名或停用',
  answers: [answer(security, 'check', { time: '2026-11-20T08:00:00.000Z', findings })],
};

const meta: ScreenMeta = { ...screens, title: 'Screens/Security check', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

/** What fails comes first, with what to do. */
export const Report: ScreenStory = {};

/** The report on paper. */
export const Print: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitText('打印报告') }));
    await expect(await screen.findByTitle(kitText('打印预览'))).toBeVisible();
  }),
};

/** On a server that does not judge itself. */
export const Unknown: ScreenStory = {
  args: {
    shows: '当前服务不提供安全检查',
    session: { abilities: signedIn.abilities.filter((one) => one !== 'security') },
  },
};
