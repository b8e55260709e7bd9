import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Upload as Send } from '../ImageUpload/useUploads.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { Upload, type UploadedFile } from '../Upload/Upload.tsx';
import * as css from './CommentThread.css.ts';
import { type Mentionable, useMentions } from './useMentions.ts';

/** What is said: a text, the ids of who is named in it, and addresses of files. */
export interface SaidComment {
  text: string;
  people: readonly string[];
  files: readonly string[];
}

/** Where a comment that is being written is kept. */
export interface CommentDraft {
  read: () => string;
  write: (text: string) => void;
}

interface CommentFormProps {
  draft?: CommentDraft;
  onSend: (said: SaidComment) => Promise<void>;
  find: (words: string) => Promise<readonly Mentionable[]>;
  upload?: Send;
  maxLength: number;
}

/** Where something is said; Ctrl and Enter sends it. */
export function CommentForm({ onSend, find, draft, upload, maxLength }: CommentFormProps) {
  const { t } = useLingui();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => draft?.read() ?? '');
  useEffect(() => draft?.write(text), [draft, text]);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [isAttaching, setAttaching] = useState(false);
  const [pending, setPending] = useState(0);
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const names = useMentions(area, text, setText, find);
  const isEmpty = text.trim() === '' && files.length === 0;
  const isReady = !isEmpty && pending === 0 && text.length <= maxLength;
  const send = async () => {
    if (!isReady || isSending) return;
    setSending(true);
    setFault('');
    try {
      await onSend({ text: text.trim(), people: names.mentioned(), files: files.map(({ link }) => link) });
      setText('');
      setFiles([]);
      setAttaching(false);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (names.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
  };
  return (
    <div className={css.write} onKeyDownCapture={onKeyDown}>
      {names.shown.length > 0 && (
        <div id={listId} role="listbox" tabIndex={-1} className={css.people} aria-label={t`提到的人`}>
          {names.shown.map((person, at) => (
            <div
              key={person.id}
              role="option"
              tabIndex={-1}
              className={css.person}
              aria-selected={at === names.at}
              onPointerDown={(event) => {
                event.preventDefault();
                names.choose(person);
              }}
            >
              {person.detail === undefined ? person.name : `${person.name} · ${person.detail}`}
            </div>
          ))}
        </div>
      )}
      <TextArea
        ref={area}
        label={t`评论`}
        labelPosition="hidden"
        description={t`用 @ 提到同事，他们会收到消息。`}
        rows={2}
        maxLength={maxLength}
        value={text}
        onChange={names.note}
        onBlur={names.close}
      />
      <div role="status" className={visuallyHidden}>
        {names.shown.length > 0 && t`有 ${names.shown.length} 人可选，用上下键和回车选择`}
      </div>
      {isAttaching && upload && (
        <Upload
          label={t`附件`}
          value={files}
          onChange={setFiles}
          upload={upload}
          maxCount={5}
          onPendingChange={setPending}
        />
      )}
      {fault !== '' && <Alert tone="critical">{fault}</Alert>}
      <div className={css.deeds}>
        <Button variant="primary" size="small" isDisabled={!isReady} isPending={isSending} onPress={() => void send()}>
          <Trans>发表评论</Trans>
        </Button>
        {upload && !isAttaching && (
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={Paperclip} size={14} />}
            onPress={() => setAttaching(true)}
          >
            <Trans>附件</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
