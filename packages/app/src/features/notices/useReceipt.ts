import { inbox } from '@lattice/api/resources/blade-desk/inbox';
import { messageReceiver } from '@lattice/api/resources/cms/messageReceiver';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { INBOX_KEY } from './useInbox.ts';
import { useKept } from '../../records/kept/useKept.ts';

/** The most characters that go with a receipt. */
export const MAX_TEXT = messageReceiver.fields.replyContent.max ?? 0;

/** Confirms a message to the person; what was typed stays until the server has it. Calls `onGiven` then. */
export function useReceipt(id: string, onGiven: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [text, setText, kept] = useKept(`receipt-${id}`, '');
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setFault('');
    if (text.length > MAX_TEXT) return;
    setPending(true);
    try {
      await client(inbox).confirm({ id, text: text.trim() });
      for (const queryKey of [INBOX_KEY, ['inbox-content']]) void queries.invalidateQueries({ queryKey });
      kept.forget();
      toast.success(t`已回执`);
      onGiven();
    } catch (reason) {
      setFault(errorText(reason));
    } finally {
      setPending(false);
    }
  };
  return { text, setText, fault, isPending, confirm: () => void confirm() };
}
