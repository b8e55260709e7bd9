import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import type { Upload } from '../ImageUpload/useUploads.ts';
import { type CommentDraft, CommentForm, type SaidComment } from './CommentForm.tsx';
import { Quote } from '../Quote/Quote.tsx';
import { type Quoted, splitQuote } from '../splitQuote/splitQuote.tsx';
import * as css from './CommentThread.css.ts';
import { mentionParts } from './mention.ts';
import type { Mentionable } from './useMentions.ts';

export type { Mentionable } from './useMentions.ts';
export type { SaidComment } from './CommentForm.tsx';

/** What somebody said. */
export interface ThreadComment {
  /** Tells the comments apart. */
  id: string;
  author: string;
  /** When, `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  text: string;
  files: readonly { link: string; name: string }[];
  /** The reader said it, and may take it back. */
  isOwn: boolean;
}

/** Keep `find` the same between renders. */
export interface CommentThreadProps {
  /** Its name for screen readers. */
  label: string;
  /** What was said, the newest first. */
  comments: readonly ThreadComment[];
  /** Stores what is said; rejects with a sentence, and nothing typed is lost. */
  onSend: (said: SaidComment) => Promise<void>;
  /** Takes a comment of one's own back. */
  onRemove: (id: string) => void;
  /** The people whose names hold some words. */
  find: (words: string) => Promise<readonly Mentionable[]>;
  /** Keeps what is being written between visits; nothing by default. Keep it the same between renders. */
  draft?: CommentDraft;
  /** Sends a file; without it none is attached. */
  upload?: Upload;
  /** Maximum number of characters; default 1000. */
  maxLength?: number;
  /** The way to older ones; none by default. */
  more?: ReactNode;
}

/** The words of a comment: what it quotes, and what it says with names apart. */
const Said = ({ quote, text }: Quoted) => (
  <>
    {quote !== '' && <Quote>{quote}</Quote>}
    {text !== '' && (
      <p className={css.text}>
        {mentionParts(text).map((part, at) =>
          part.isMention ? (
            <span key={at} className={css.mention}>
              {part.text}
            </span>
          ) : (
            part.text
          ),
        )}
      </p>
    )}
  </>
);

/** What people said about something, and what one says: with names after `@` and files. */
export function CommentThread({
  label,
  comments,
  onSend,
  onRemove,
  find,
  draft,
  upload,
  maxLength = 1000,
  more,
}: CommentThreadProps) {
  const { t } = useLingui();
  return (
    <div className={css.thread}>
      <CommentForm
        onSend={onSend}
        find={find}
        maxLength={maxLength}
        {...(draft && { draft })}
        {...(upload && { upload })}
      />
      {comments.length === 0 && (
        <p className={css.hint}>
          <Trans>还没有评论。</Trans>
        </p>
      )}
      {comments.length > 0 && (
        <ol className={css.list} aria-label={label}>
          {comments.map(({ id, author, time, text, files, isOwn }) => (
            <li key={id} className={css.comment}>
              <Avatar name={author} size={28} isDecorative />
              <div>
                <div className={css.head}>
                  <span className={css.author}>{author}</span>
                  <time className={css.time} dateTime={time.replace(' ', 'T')}>
                    {time.slice(0, 16)}
                  </time>
                  {isOwn && (
                    <span className={css.end}>
                      <IconButton size="small" label={t`撤回 ${time} 的评论`} onPress={() => onRemove(id)}>
                        <Icon of={Trash2} size={14} />
                      </IconButton>
                    </span>
                  )}
                </div>
                <Said {...splitQuote(text)} />
                {files.length > 0 && (
                  <div className={css.files}>
                    {files.map(({ link, name }) => (
                      <Link key={link} href={link}>
                        {name}
                      </Link>
                    ))}
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {more}
    </div>
  );
}
