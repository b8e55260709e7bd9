import { type InboxItem, type InboxKind, inbox } from '@lattice/api/resources/blade-desk/inbox';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { HtmlView } from '@lattice/ui/HtmlView';
import { Quote } from '@lattice/ui/Quote';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { TextArea } from '@lattice/ui/TextArea';
import { splitQuote } from '@lattice/ui/splitQuote';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { plainText } from './notices.css.ts';
import { MAX_TEXT, useReceipt } from './useReceipt.ts';
import { answerOf } from '../screen/answerOf.tsx';

/** What tells formatted text from plain words. */
const HTML = /<\/?[a-z][^<>]*>/i;

interface NoticeReaderProps {
  kind: InboxKind;
  /** What is read. */
  item: InboxItem;
  /** Whether the person may open what it is about. */
  canOpen: boolean;
  /** Goes to what it is about. */
  onOpen: () => void;
  onClose: () => void;
}

/** One message or announcement, with the way to what it is about, and the receipt where the sender asks for it. */
export function NoticeReader({ kind, item, canOpen, onOpen, onClose }: NoticeReaderProps) {
  const { t } = useLingui();
  const { data, fault: unread } = answerOf(
    useQuery({
      queryKey: ['inbox-content', kind, item.id],
      queryFn: ({ signal }) => client(inbox).content({ kind, id: item.id }, { signal }),
    }),
    t`内容没有读出来`,
  );
  const receipt = data?.receipt;
  const { confirm, fault, isPending, ...reply } = useReceipt(item.id, onClose);
  const { quote, text } = splitQuote(data?.content ?? '');
  return (
    <Dialog
      title={item.title}
      width={680}
      isOpen
      onOpenChange={onClose}
      isDismissable={reply.text === ''}
      footer={
        <>
          <Button onPress={onClose}>{t`关闭`}</Button>
          {canOpen && (
            <Button variant={receipt?.isDue === true ? 'secondary' : 'primary'} onPress={onOpen}>{t`打开记录`}</Button>
          )}
          {receipt?.isDue === true && (
            <Button variant="primary" isPending={isPending} onPress={confirm}>{t`确认收到`}</Button>
          )}
        </>
      }
    >
      <Stack>
        <Text tone="muted">{item.time}</Text>
        {data === undefined && (unread ?? <Skeleton kind="rows" count={4} />)}
        {quote !== '' && <Quote>{quote}</Quote>}
        {data !== undefined &&
          (HTML.test(text) ? (
            <HtmlView html={text} label={item.title} />
          ) : (
            <div role="article" aria-label={item.title} className={plainText}>
              {text}
            </div>
          ))}
        {receipt?.isDue === true && (
          <TextArea
            label={t`回执内容`}
            description={t`发送人请您确认收到，可以附上简短答复。`}
            value={reply.text}
            onChange={reply.setText}
            maxLength={MAX_TEXT}
            rows={2}
            {...(reply.text.length > MAX_TEXT && { errorMessage: t`回执内容最多 ${MAX_TEXT} 个字` })}
          />
        )}
        {receipt !== undefined && receipt.time !== '' && (
          <Alert tone="success" title={t`您已于 ${receipt.time} 回执`}>
            {receipt.text}
          </Alert>
        )}
        {fault !== '' && <Alert tone="critical">{fault}</Alert>}
      </Stack>
    </Dialog>
  );
}
