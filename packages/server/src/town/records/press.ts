import { dayFrom } from '@lattice/api/day';
import { after, inOfficeHours, momentOf } from '../calendar.ts';
import { communities } from '../places/communities.ts';
import { idOf } from '../idOf.ts';
import { officeOf } from '../places/offices.ts';
import { Random } from '../Random.ts';
import { type Reader, readers } from '../people/readers.ts';
import { type Worker, workerAt } from '../people/staff.ts';
import { perTown, type Town } from '../Town.ts';

/** An article of the town's press. */
export interface Article {
  n: number;
  id: string;
  column: number;
  title: string;
  summary: string;
  content: string;
  keywords: string;
  author: Worker;
  written: string;
  published?: string;
  /** Key of `article_status`. */
  status: string;
}

/** One reading of an article. */
export interface Reading {
  article: Article;
  reader: Reader;
  time: string;
  seconds: number;
  channel: string;
}

/** A comment on an article. */
export interface Comment {
  n: number;
  id: string;
  article: Article;
  reader: Reader;
  text: string;
  time: string;
  /** Key of `comment_status`. */
  status: string;
  reply?: string;
  likes: readonly Reader[];
}

/** Columns of the press: name, code, kind. */
export const columns: readonly (readonly [name: string, code: string, kind: string])[] = [
  ['镇里要闻', 'news', '1'],
  ['平安建设', 'peace', '1'],
  ['惠民政策', 'policy', '1'],
  ['志愿服务', 'volunteer', '1'],
  ['党建园地', 'party', '5'],
  ['办事指南', 'guide', '2'],
];

const stories: readonly (readonly [column: number, title: string, summary: string, keywords: string])[] = [
  [0, '{c}老旧小区改造启动', '涉及六栋住宅，预计明年春季完工。', '民生,改造'],
  [1, '{c}网格员夜巡排除隐患', '巡查中发现楼道飞线充电，当场劝离。', '平安,消防'],
  [2, '城乡居民医保缴费开始', '缴费截止到年底，可通过手机或网格员代办。', '医保,缴费'],
  [3, '{c}志愿者清洁枫溪', '三十余名志愿者清理河岸垃圾。', '志愿,环保'],
  [4, '{c}开展主题党日活动', '党员走访困难群众，收集意见建议。', '党建'],
  [1, '反诈民警走进{c}', '以案说法，提醒居民守好钱袋子。', '反诈'],
  [0, '枫桥镇召开防汛部署会', '落实二十四小时值班和巡查制度。', '防汛'],
  [2, '高龄津贴认证方式', '行动不便的老人可由网格员上门认证。', '津贴,认证'],
  [3, '{c}四点半课堂开班', '大学生志愿者为孩子辅导作业。', '志愿,教育'],
  [5, '居住证办理指南', '所需材料、地点和时限一览。', '居住证'],
];

const remarks = [
  ['为网格员点赞！', '谢谢支持。'],
  ['希望我们小区也早点改造。', '已列入明年计划。'],
  ['请问在哪里报名？', '请到居委会或在小程序报名。'],
  ['这个政策很实用，已转发。', ''],
  ['路灯也该修一修了。', '已转村镇建设办公室处理。'],
  ['周末有活动吗？', ''],
  ['加微信领优惠', ''],
] as const;

/** The articles of a year. */
export const articles = perTown((town): readonly Article[] =>
  Array.from({ length: town.scale === 'town' ? 120 : 12 }, (_, n) => {
    const [column, title, summary, keywords] = stories[n % stories.length] as (typeof stories)[number];
    const community = communities[(n * 5) % 6]?.name ?? '';
    const status =
      n < 6
        ? '2'
        : ((['2', '2', '2', '2', '2', '1', '2', '3', '4', '0'] as const)[(n * 7 + 3 * Math.floor(n / 20)) % 10] ?? '2');
    const written = momentOf(dayFrom(town.today, -2 - n * 3), 560 + ((n * 37) % 420));
    const isOut = status === '2' || status === '4';
    const name = title.replaceAll('{c}', community);
    return {
      n,
      id: idOf('cms/article', n),
      column,
      title: name,
      summary,
      keywords,
      content: `<p>${summary}</p><p>${community || '枫桥镇'}相关负责人表示，将继续听取群众意见，把实事办好。</p>`,
      author: workerAt(officeOf('general').id, n % 3),
      written,
      ...(isOut && { published: after(written, 300) }),
      status,
    };
  }),
);

const all = perTown(
  (town) =>
    new Map(
      articles(town).map((article) => {
        const random = new Random(`read#${article.n}`);
        const { published } = article;
        const wanted = published === undefined ? 0 : town.scale === 'town' ? random.int(12, 70) : 4;
        return [
          article.n,
          random.some(readers(town), wanted).map((reader): Reading => ({
            article,
            reader,
            time: inOfficeHours(after(published ?? article.written, random.int(5, 2600))),
            seconds: random.int(6, 180),
            channel: random.weighted([
              ['1', 5],
              ['2', 4],
              ['3', 1],
            ]),
          })),
        ] as const;
      }),
    ),
);

/** Who read an article. */
export const readsOf = (town: Town, article: Article): readonly Reading[] => all(town).get(article.n) ?? [];

/** Who praised an article: some of its readers. */
export const praisesOf = (town: Town, article: Article): readonly Reading[] =>
  readsOf(town, article).filter(({ seconds }, i) => seconds > 30 && i % 4 === 1);

/** The comments on all articles. */
export const comments = perTown((town): readonly Comment[] =>
  articles(town)
    .flatMap((article) =>
      readsOf(town, article)
        .filter((_, i) => i % 9 === 3)
        .map(({ reader, time }) => ({ article, reader, time })),
    )
    .map(({ article, reader, time }, n) => {
      const at = n % 23 === 11 ? 6 : n % 6;
      const [text, reply] = remarks[at] as (typeof remarks)[number];
      const status = at === 6 ? '2' : n % 13 === 7 ? '0' : '1';
      return {
        n,
        id: idOf('cms/articleComment', n),
        article,
        reader,
        text,
        time: after(time, 3),
        status,
        ...(status === '1' && reply !== '' && { reply }),
        likes: status === '1' ? new Random(`like#${n}`).some(readers(town), n % 4) : [],
      };
    }),
);
