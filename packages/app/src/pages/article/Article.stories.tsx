import { article } from '@lattice/api/resources/cms/article';
import { articleWord } from '@lattice/api/resources/cms/articleWord';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HOSTILE_PARTS, hostileDocuments } from '../../../../ui/src/fixtures/hostileDocuments.ts';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt, answerRow, answerRows, whole } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, foundAgain, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const CONTENT = '<p>请各网格于周六上午九点在和平广场集合。</p><p>工具由社区准备。</p>';
const TEXTS = hostileDocuments.join(' ');
const comment = (userName: string, text: string) =>
  answerAt(
    'GET',
    'cms/article/comments',
    whole([{ id: '1', time: '2026-03-08 16:00:00', userName, isOwn: true, text, files: '' }]),
  );
const change = (userName: string, before: string) => {
  const changes = [{ field: 'content', before, after: CONTENT }];
  const one = { id: '2', time: '2026-03-08 15:00:00', action: 'update', userName, changes };
  return answerAt('GET', 'cms/article/changes', whole([one]));
};
const checked = (suggestion: string) =>
  answerRows(articleWord, 'page', [{ id: '1', word: '最佳', suggestion, level: '1' }]);
const shown = { id: '1', cover: '', publishTime: '2026-03-09 10:00:00', status: '0' } as const;

const args = {
  address: '/cms/articlePreview/1',
  shows: '请核对集合时间',
  answers: [
    holds(...allOf(article)),
    answerRow(article, 'detail', {
      ...shown,
      title: '春季义务植树活动通知',
      subtitle: '',
      author: '孟云霄',
      articleSource: '党政办公室',
      summary: '',
      content: CONTENT,
    }),
    checked(''),
    comment('沈望舒', '> 周六上午九点\n请核对集合时间'),
    change('孟云霄', CONTENT.replace('周六', '周五')),
  ],
};

const meta: ScreenMeta = { ...screens, title: 'Screens/Article preview', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

/** An article on a phone, with a remark at one of its places. */
export const OnPhone: ScreenStory = {};

/** An article that waits for the person in a process leads to the task. */
export const Waiting: ScreenStory = {
  args: {
    shows: '文章审核：审核',
    answers: [
      ...args.answers,
      answerAt('GET', 'blade-desk/dashboard/todos', {
        total: 1,
        overdue: 0,
        counts: [{ link: '/work/todo', total: 1, overdue: 0, newest: '31' }],
        items: [
          {
            id: '31',
            path: 'blade-flow/work',
            title: '文章审核：审核',
            detail: '孟云霄',
            due: '',
            time: '2026-03-09 09:00:00',
            action: '办理',
            link: '/work/process/article/handle/31/30/1',
            isRead: false,
          },
        ],
      }),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: kitText('去办理') });
    await expect(link).toHaveAttribute('href', '/work/process/article/handle/31/30/1');
  }),
};

/** A published article with how often it was read, praised, kept and commented. */
export const Published: ScreenStory = {
  args: {
    shows: '128',
    answers: args.answers.map((one) =>
      one.address === 'cms/article/detail'
        ? answerRow(article, 'detail', {
            id: '1',
            title: '春季义务植树活动通知',
            content: CONTENT,
            status: '2',
            viewCount: 128,
            praiseCount: 9,
            collectCount: '4',
            commentCount: '2',
          })
        : one,
    ),
  },
};

/** What the last version changed. */
export const Versions: ScreenStory = {
  play: async (context) => {
    const [, , tab] = await within(context.canvasElement).findAllByRole('tab');
    if (tab) await userEvent.click(tab);
    await within(context.canvasElement).findByRole('list', { name: /版本差异|difference/i });
  },
};

/**
 * Sixty documents that try to act, of which some swallow the next, as title, text, remark and older version: nothing of
 * them does.
 */
export const Hostile: ScreenStory = {
  tags: ['oneLanguage'],
  args: {
    shows: '第 1 份',
    answers: [
      holds(...allOf(article)),
      answerRow(article, 'detail', {
        ...shown,
        title: TEXTS,
        subtitle: TEXTS,
        author: TEXTS,
        articleSource: TEXTS,
        summary: TEXTS,
        content: hostileDocuments.map((text, at) => `<p>第 ${at + 1} 份</p>${text}`).join(''),
      }),
      checked(TEXTS),
      comment(TEXTS, TEXTS),
      change(TEXTS, TEXTS),
    ],
  },
  play: async ({ canvasElement }) => {
    const hostile = fn();
    Object.assign(globalThis, { hostile });
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText(/^第 \d+ 份$/).length).toBeGreaterThan(20));
    await expect(canvasElement.querySelector(`[role=article] :is(${HOSTILE_PARTS})`)).toBeNull();
    const tabs = await canvas.findAllByRole('tab');
    for (const tab of tabs) await userEvent.click(tab);
    await expect(hostile).not.toHaveBeenCalled();
  },
};

/** A remark that is half written is there again after a reload. */
export const RemarkKept: ScreenStory = {
  tags: ['oneLanguage'],
  play: async (context) =>
    foundAgain(context, async () => context.canvas.findByRole('textbox', { name: kitText('意见') })),
};
