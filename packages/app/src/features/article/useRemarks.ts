import { comment, comments, uncomment } from '@lattice/api/comments';
import { article } from '@lattice/api/resources/cms/article';
import { splitQuote } from '@lattice/ui/splitQuote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { type Remark, toComment } from './remarks.ts';

const MOST = 50;

/** A remark that is kept. */
export interface KeptRemark extends Remark {
  id: string;
  time: string;
  author: string;
  isOwn: boolean;
}

/** What was said about an article, and the ways to say something and to take it back. */
export interface Remarks {
  list: readonly KeptRemark[];
  /** Whether the server keeps remarks. */
  isKept: boolean;
  say: (remark: Remark) => Promise<void>;
  takeBack: (id: string) => Promise<void>;
}

const none: readonly KeptRemark[] = [];

/** The remarks on an article, which are its comments: those at a place quote its words. */
export function useRemarks(id: string): Remarks {
  const queries = useQueryClient();
  const isKept = useSnapshot(session).abilities.includes('comments');
  const queryKey = ['rows', article.path, 'comments', id, 'remarks'];
  const { data = none } = useQuery({
    queryKey,
    enabled: isKept,
    queryFn: async ({ signal }) =>
      (await comments(article, transport, { id, current: 1, size: MOST }, { signal })).records.map(
        ({ text, userName, time, isOwn, id: own }): KeptRemark => ({
          ...splitQuote(text),
          id: own,
          time,
          author: userName,
          isOwn,
        }),
      ),
  });
  const renew = async () => queries.invalidateQueries({ queryKey: ['rows', article.path, 'comments', id] });
  return {
    list: data,
    isKept,
    say: async (remark) => {
      await comment(article, transport, { id, text: toComment(remark), users: '', files: '' });
      await renew();
    },
    takeBack: async (which) => {
      await uncomment(article, transport, { id, comment: which });
      await renew();
    },
  };
}
