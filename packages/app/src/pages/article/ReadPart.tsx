import type { Article } from '@lattice/api/resources/cms/article';
import { Card } from '@lattice/ui/Card';
import { FigureStrip } from '@lattice/ui/FigureStrip';
import { HtmlView } from '@lattice/ui/HtmlView';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { markQuotes } from '../../features/article/remarks.ts';
import { useRemarks } from '../../features/article/useRemarks.ts';
import * as css from './article.css.ts';
import { RemarksPart } from './RemarksPart.tsx';

interface ReadPartProps {
  article: Article;
  device: 'phone' | 'page';
  /** Where the text of the article stands, for those who copy it. */
  place: RefObject<HTMLDivElement | null>;
}

const PUBLISHED = '2';

const numberOf = (count: unknown): number => Number(count) || 0;

/** An article as readers see it on a device, beside what reviewers said about places of it. */
export function ReadPart({ article, device, place }: ReadPartProps) {
  const { t } = useLingui();
  const { title, subtitle, cover, content, author, articleSource, publishTime } = article;
  const [quote, setQuote] = useState('');
  const remarks = useRemarks(article.id);
  const html = markQuotes(
    content,
    remarks.list.map((remark) => remark.quote),
  );
  return (
    <div className={css.sides}>
      <div className={css.ground}>
        <div className={css.paper} data-device={device}>
          <Text as="h2" size="title">
            {title}
          </Text>
          {subtitle !== '' && <Text tone="muted">{subtitle}</Text>}
          <div className={css.facts}>
            {[author, articleSource, publishTime.slice(0, 16)]
              .filter((words) => words !== '')
              .map((words, at) => (
                <Text key={at} size="small" tone="muted">
                  {words}
                </Text>
              ))}
          </div>
          {cover !== '' && <img src={cover} alt={t`封面图`} className={css.cover} />}
          <div
            ref={place}
            onPointerUp={() => setQuote((known) => getSelection()?.toString().trim().split('\n')[0] || known)}
          >
            <HtmlView html={html} label={title} />
          </div>
        </div>
      </div>
      <div className={css.beside}>
        {article.status === PUBLISHED && (
          <Card title={t`阅读情况`}>
            <FigureStrip
              label={t`阅读情况`}
              figures={[
                { label: t`阅读量`, value: numberOf(article.viewCount) },
                { label: t`点赞量`, value: numberOf(article.praiseCount) },
                { label: t`收藏量`, value: numberOf(article.collectCount) },
                { label: t`评论数`, value: numberOf(article.commentCount) },
              ]}
            />
          </Card>
        )}
        <Card title={t`批注（${remarks.list.length}）`}>
          <RemarksPart article={article.id} remarks={remarks} quote={quote} content={content} onQuote={setQuote} />
        </Card>
      </div>
    </div>
  );
}
