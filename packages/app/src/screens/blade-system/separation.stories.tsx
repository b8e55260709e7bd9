import { type SeparationState, separation } from '@lattice/api/resources/blade-system/separation';
import { expect, screen, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds, signedIn } from '../../fixtures/town.ts';

const off: SeparationState = {
  isOn: false,
  since: '',
  request: null,
  roles: [
    { mandate: 'system', roleId: '', roleName: '', people: [] },
    { mandate: 'security', roleId: '', roleName: '', people: [] },
    { mandate: 'audit', roleId: '', roleName: '', people: [] },
  ],
  obstacles: ['还没有“系统管理员”角色', '还没有“安全管理员”角色', '还没有“审计管理员”角色'],
  bound: ['超级管理员', '管理员'],
  mandate: '',
  may: ['prepare'],
};

const ready: SeparationState = {
  ...off,
  obstacles: [],
  roles: [
    { mandate: 'system', roleId: '1', roleName: '系统管理员', people: ['sysadmin（周敏）'] },
    { mandate: 'security', roleId: '2', roleName: '安全管理员', people: ['secadmin（吴刚）'] },
    { mandate: 'audit', roleId: '3', roleName: '审计管理员', people: ['auditor（郑洁）'] },
  ],
};

const stateOf = (state: SeparationState) => [holds(...allOf(separation)), answer(separation, 'state', state)];

const args = { address: '/blade-system/separation', shows: '审计管理员', answers: stateOf(off) };

export default {
  ...screens,
  title: 'Screens/Separation of duties',
  tags: ['!autodocs'],
  play: isDrawn,
  args,
} satisfies ScreenMeta;

/** Before the roles are there: what stands in the way, and the first step. */
export const Off: ScreenStory = {};

/** The security administrator is asked to confirm. */
export const Asked: ScreenStory = {
  args: {
    answers: stateOf({
      ...ready,
      request: { isOn: true, by: 'sysadmin（周敏）', time: '2026-11-20T08:00:00.000Z' },
      may: ['decide'],
    }),
  },
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('确认启用') }));
    await expect(await screen.findByRole('alertdialog', { name: kitText('启用三员分立？') })).toBeVisible();
  }),
};

/** While it is on, as its auditor sees it. */
export const On: ScreenStory = {
  args: { answers: stateOf({ ...ready, isOn: true, since: '2026-11-20T08:00:00.000Z', mandate: 'audit', may: [] }) },
};

/** On a server that does not keep them apart. */
export const Unknown: ScreenStory = {
  args: {
    shows: '当前服务不提供三员分立',
    session: { abilities: signedIn.abilities.filter((one) => one !== 'separation') },
  },
};
