import { type Article, article } from '@lattice/api/resources/cms/article';
import { type WordRule, WORDED, wordsIn } from '@lattice/api/articles/wordCheck';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Page } from '@lattice/ui/Page';
import { Stack } from '@lattice/ui/Stack';
import { Tabs } from '@lattice/ui/Tabs';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { copyHtml } from '../../features/article/copyHtml.ts';
import { withoutMarks } from '../../features/article/remarks.ts';
import { wechatHtml } from '../../features/article/wechatHtml.ts';
import { wordRulesQuery } from '../../features/article/wordRules.ts';
import { RecordTask } from '../../features/record/RecordTask.tsx';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { ReadPart } from './ReadPart.tsx';
import { VersionsPart } from './VersionsPart.tsx';

const none: readonly WordRule[] = [];

const textOf = (row: Article): string => WORDED.map((name) => row[name]).join('</p>');

/** The words of the town that stand in an article, or nothing. */
function FoundWords({ row }: { row: Article }) {
  const { t } = useLingui();
  const { data = none } = useQuery(wordRulesQuery());
  const found = wordsIn(textOf(row), data).map(({ word, suggestion }) =>
    suggestion === '' ? word : t`${word}（建议改为“${suggestion}”）`,
  );
  return found.length === 0 ? null : <Alert tone="warning">{t`请留意用词：${found.join('、')}`}</Alert>;
}

/** How long a press waits for the text to be drawn, in ms: within it the browser lets the press copy. */
const PATIENCE = 3000;

/** The text as it is drawn, once its code has come; null where it does not come in time. */
async function textIn(place: RefObject<HTMLDivElement | null>): Promise<Element | null> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const text = place.current?.querySelector('[role=article]') ?? null;
    if (text !== null || performance.now() > end) return text;
    await new Promise(requestAnimationFrame);
  }
}

/** An article as its readers see it on a phone and on a page, with remarks, versions, and its two outputs. */
export function PreviewScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { id = '' } = useParams();
  const { abilities } = useSnapshot(session);
  const place = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState('phone');
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', article.path, 'detail', id, 'preview'],
      queryFn: ({ signal }) => client(article).detail(id, { signal }),
    }),
  );
  if (fault !== null) return fault;
  if (data === undefined) return <PageSkeleton />;
  const copy = async (as: 'site' | 'wechat', shown: RefObject<HTMLDivElement | null>) => {
    const text = await textIn(shown);
    const isDone =
      text !== null && copyHtml(as === 'site' ? withoutMarks(text.innerHTML) : wechatHtml(text, location.href));
    const films = text?.querySelectorAll('video').length ?? 0;
    if (isDone && as === 'wechat' && films > 0)
      toast.success(t`已复制公众号格式；${films} 个视频只是链接，请在公众号后台另行上传`);
    else if (isDone) toast.success(as === 'site' ? t`已复制网页格式` : t`已复制公众号格式，可以直接粘贴到公众号后台`);
    else toast.error(t`浏览器不让复制，请换一个浏览器再试`);
  };
  const isRead = part !== 'versions';
  const read = (device: 'phone' | 'page') => <ReadPart article={data} device={device} place={place} />;
  return (
    <Page
      title={data.title}
      actions={
        <Stack direction="row" gap="sm" wrap>
          <Button onPress={() => go(addressOfRecord(article.path, id))}>{t`打开文章`}</Button>
          <Button isDisabled={!isRead} onPress={() => void copy('site', place)}>{t`复制网页格式`}</Button>
          <Button isDisabled={!isRead} onPress={() => void copy('wechat', place)}>{t`复制公众号格式`}</Button>
        </Stack>
      }
    >
      <Stack gap="md">
        <RecordTask definition={article} id={id} />
        <FoundWords row={data} />
        <Tabs
          label={t`查看方式`}
          selected={part}
          onSelect={setPart}
          items={[
            { id: 'phone', label: t`手机`, content: read('phone') },
            { id: 'page', label: t`电脑`, content: read('page') },
            ...(abilities.includes('changes')
              ? [{ id: 'versions', label: t`版本`, content: <VersionsPart article={data} /> }]
              : []),
          ]}
        />
      </Stack>
    </Page>
  );
}
