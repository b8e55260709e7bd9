import { type RecordComment, comment, comments, uncomment } from '@lattice/api/comments';
import type { Resource } from '@lattice/api/resource';
import { Button } from '@lattice/ui/Button';
import { CommentThread, type SaidComment } from '@lattice/ui/CommentThread';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { people } from '../../records/people.ts';
import { textDraft } from '../../records/kept/textDraft.ts';
import { transport } from '../../session/transport.ts';
import { answerOf } from '../screen/answerOf.tsx';

const SIZE = 10;

interface RecordCommentsProps {
  /** The register of the record. */
  definition: Resource;
  /** Id of the record. */
  id: string;
}

const find = async (words: string) =>
  (await people().find(words)).hits.map(({ id, title }) => {
    // A title tells people of one name apart by their department.
    const [, name = title, detail] = /^([^（(]+)[（(](.+)[）)]$/.exec(title) ?? [];
    return { id, name: name.replaceAll(/\s/g, ''), ...(detail !== undefined && { detail }) };
  });

const fileName = (link: string) => link.slice(link.lastIndexOf('/') + 1).replace(/^[0-9a-f]{24,}/, '');

const shown = ({ userName, files, ...said }: RecordComment, attachment: string) => ({
  ...said,
  author: userName,
  files: files
    .split(',')
    .filter(Boolean)
    .map((link, at) => ({ link, name: `${attachment}${at + 1}${fileName(link)}` })),
});

/** What people said about a record, the newest first, some at a time, and what one says oneself. */
export function RecordComments({ definition, id }: RecordCommentsProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [draft] = useState(() => textDraft(`comment-${definition.path}-${id}`));
  const queryKey = ['rows', definition.path, 'comments', id];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      comments(definition, transport, { id, current: pageParam, size: SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const { data, fault } = answerOf(query, t`评论没有读出来`);
  if (data === undefined) return fault ?? <Skeleton kind="rows" count={3} />;
  const say = async ({ text, people: named, files }: SaidComment) => {
    try {
      await comment(definition, transport, { id, text, users: named.join(','), files: files.join(',') });
    } catch (error) {
      throw new Error(errorText(error), { cause: error });
    }
    await queries.invalidateQueries({ queryKey });
  };
  const takeBack = async (which: string) => {
    await uncomment(definition, transport, { id, comment: which }).catch(() => null);
    await queries.invalidateQueries({ queryKey });
  };
  return (
    <CommentThread
      label={t`评论`}
      comments={data.pages.flatMap(({ records }) => records).map((one) => shown(one, t`附件`))}
      draft={draft}
      onSend={say}
      onRemove={(which) => void takeBack(which)}
      find={find}
      upload={formSourcesIn(i18n.locale).upload}
      {...(hasNextPage && {
        more: (
          <div>
            <Button size="small" isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
              <Trans>更早的评论</Trans>
            </Button>
          </div>
        ),
      })}
    />
  );
}
