import { type InboxItem, type InboxKind, inbox } from '@lattice/api/resources/blade-desk/inbox';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { ErrorState } from '@lattice/ui/ErrorState';
import { HtmlView } from '@lattice/ui/HtmlView';
import { Quote } from '@lattice/ui/Quote';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { splitQuote } from '@lattice/ui/splitQuote';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';

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

/** One message or announcement, with the way to what it is about. */
export function NoticeReader({ kind, item, canOpen, onOpen, onClose }: NoticeReaderProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: ['inbox-content', kind, item.id],
    queryFn: ({ signal }) => client(inbox).content({ kind, id: item.id }, { signal }),
  });
  const { quote, text } = splitQuote(data?.content ?? '');
  return (
    <Dialog
      title={item.title}
      width={680}
      isOpen
      onOpenChange={onClose}
      isDismissable
      footer={
        <>
          <Button onPress={onClose}>{t`关闭`}</Button>
          {canOpen && <Button variant="primary" onPress={onOpen}>{t`打开记录`}</Button>}
        </>
      }
    >
      <Stack>
        <Text tone="muted">{item.time}</Text>
        {error !== null && (
          <ErrorState title={t`内容没有读出来`} message={errorText(error)} onRetry={() => void refetch()} />
        )}
        {error === null && data === undefined && <Skeleton kind="rows" count={4} />}
        {quote !== '' && <Quote>{quote}</Quote>}
        {data !== undefined && <HtmlView html={text} label={item.title} />}
      </Stack>
    </Dialog>
  );
}
