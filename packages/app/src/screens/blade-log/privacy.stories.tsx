import { privacy } from '@lattice/api/resources/blade-log/privacy';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { holds, signedIn } from '../../fixtures/town.ts';

const rule = { rows: 12_400, due: 0, path: '', parameter: '' };

const args = {
  address: '/blade-log/privacy',
  shows: '敏感信息清单',
  answers: [
    holds('privacy_view', 'privacy_person_file'),
    answer(privacy, 'overview', {
      registers: [
        {
          path: 'source/populationinfo',
          label: '人口',
          rows: 16_000,
          fields: [
            { label: '公民身份号码', sensitive: 'idcard' },
            { label: '姓名', sensitive: 'name' },
          ],
          plain: [{ roleName: '超级管理员', count: 1 }],
          reveal: [
            { roleName: '超级管理员', count: 1 },
            { roleName: '专职网格员', count: 60 },
          ],
        },
      ],
      retention: [
        { ...rule, id: 'track', title: '网格员轨迹', parameter: 'retention.trackMonths', months: 12, due: 320 },
        { ...rule, id: 'api', title: '接口日志', months: 6 },
      ],
    }),
    answer(privacy, 'tryRetention', { due: 320, oldest: '2024-03-01', latest: '2025-10-31' }),
    answer(privacy, 'personFile', {
      number: '1',
      sections: [
        {
          path: 'source/populationinfo',
          label: '人口',
          records: [{ id: '1', facts: [{ label: '姓名', value: '张*' }] }],
        },
      ],
      closed: [],
    }),
  ],
};

export default {
  ...screens,
  title: 'Screens/Personal information',
  tags: ['!autodocs'],
  play: isDrawn,
  args,
} satisfies ScreenMeta;

/** What is kept, why, and who sees it in the clear. */
export const Registers: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitPattern(/^查看/) }));
    await expect(await screen.findByText(/专职网格员/)).toBeVisible();
  }),
};

/** Another span is tried without deleting anything. */
export const Retention: ScreenStory = {
  args: { address: '/blade-log/privacy?view=retention', shows: '网格员轨迹' },
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitPattern(/^试算/) }));
    await expect(await screen.findByText(/2024-03-01/)).toBeVisible();
  }),
};

/** One person's data, for a reason. */
export const Person: ScreenStory = {
  args: { address: '/blade-log/privacy?view=person', shows: '汇总此人的信息' },
  play: onceDrawn(async ({ canvas }) => {
    const form = within(await canvas.findByRole('form'));
    const [card, reason] = form.getAllByRole('textbox');
    await userEvent.type(card as HTMLElement, '11010119900307651X');
    await userEvent.type(reason as HTMLElement, '本人申请');
    await userEvent.click(form.getByRole('button', { name: kitText('汇总此人的信息') }));
    await expect(await canvas.findByText('张*')).toBeVisible();
  }),
};

/** A stock server has no such page. */
export const StockServer: ScreenStory = {
  args: {
    session: { abilities: signedIn.abilities.filter((one) => one !== 'privacy') },
    shows: '当前服务不提供个人信息清单',
  },
};
