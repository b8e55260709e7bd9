import { article } from '@lattice/api/resources/cms/article';
import { articleWord } from '@lattice/api/resources/cms/articleWord';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HOSTILE_PARTS, hostileDocuments } from '../../../../ui/src/fixtures/hostileDocuments.ts';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt, answerRow, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, foundAgain, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const CONTENT = '<p>请各网格于周六上午九点在和平广场集合。</p><p>工具由社区准备。</p>';
const TEXTS = hostileDocuments.join(' ');
const page = <T,>(records: readonly T[]) => ({ records, total: records.length, size: 50, current: 1, pages: 1 });

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Article preview',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/cms/articlePreview/1',
    shows: '请核对集合时间',
    answers: [
      holds(...allOf(article)),
      answerRow(article, 'detail', {
        id: '1',
        title: '春季义务植树活动通知',
        subtitle: '',
        cover: '',
        author: '孟云霄',
        articleSource: '党政办公室',
        publishTime: '2026-03-09 10:00:00',
        summary: '',
        content: CONTENT,
        status: '0',
      }),
      answerRows(articleWord, 'page', [{ id: '1', word: '最佳', suggestion: '', level: '1' }]),
      answerAt(
        'GET',
        'cms/article/comments',
        page([
          {
            id: '1',
            time: '2026-03-08 16:00:00',
            userName: '沈望舒',
            isOwn: true,
            text: '> 周六上午九点\n请核对集合时间',
            files: '',
          },
        ]),
      ),
      answerAt(
        'GET',
        'cms/article/changes',
        page([
          {
            id: '2',
            time: '2026-03-08 15:00:00',
            action: 'update',
            userName: '孟云霄',
            changes: [{ field: 'content', before: CONTENT.replace('周六', '周五'), after: CONTENT }],
          },
        ]),
      ),
    ],
  },
};
export default meta;

/** An article on a phone, with a remark at one of its places. */
export const OnPhone: ScreenStory = {};

/** An article that waits for the person in a process leads to the task. */
export const Waiting: ScreenStory = {
  args: {
    shows: '文章审核：审核',
    answers: [
      ...(meta.args?.answers ?? []),
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
  play: async (context) => {
    await isDrawn(context);
    const link = await context.canvas.findByRole('link', { name: kitText('去办理') });
    await expect(link).toHaveAttribute('href', '/work/process/article/handle/31/30/1');
  },
};

/** A published article with how often it was read, praised, kept and commented. */
export const Published: ScreenStory = {
  args: {
    shows: '128',
    answers: (meta.args?.answers ?? []).map((one) =>
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
        id: '1',
        cover: '',
        publishTime: '2026-03-09 10:00:00',
        status: '0',
        title: TEXTS,
        subtitle: TEXTS,
        author: TEXTS,
        articleSource: TEXTS,
        summary: TEXTS,
        content: hostileDocuments.map((text, at) => `<p>第 ${at + 1} 份</p>${text}`).join(''),
      }),
      answerRows(articleWord, 'page', [{ id: '1', word: '最佳', suggestion: TEXTS, level: '1' }]),
      answerAt(
        'GET',
        'cms/article/comments',
        page([{ id: '1', time: '2026-03-08 16:00:00', userName: TEXTS, isOwn: true, text: TEXTS, files: '' }]),
      ),
      answerAt(
        'GET',
        'cms/article/changes',
        page([
          {
            id: '2',
            time: '2026-03-08 15:00:00',
            action: 'update',
            userName: TEXTS,
            changes: [{ field: 'content', before: TEXTS, after: CONTENT }],
          },
        ]),
      ),
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
