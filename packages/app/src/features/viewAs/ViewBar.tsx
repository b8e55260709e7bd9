import { townText } from '@lattice/api/townTime';
import { ModeBar } from '@lattice/ui/ModeBar';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { session } from '../../session/session.ts';
import { endViewAs } from './viewAsOther.ts';

interface ViewBarProps {
  /** When the view ends by itself, as ISO 8601; '' where it is over already. */
  until: string;
}

/** Tells on every page as whom somebody looks, and ends it: by its button, or when the time is over. */
export function ViewBar({ until }: ViewBarProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [isPending, setPending] = useState(false);
  const end = useCallback(() => {
    setPending(true);
    endViewAs().catch((error: unknown) => {
      toast.error(errorText(error));
      setPending(false);
    });
  }, []);
  useEffect(() => {
    const timer = setTimeout(end, until === '' ? 0 : Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [end, until]);
  const name = user?.real_name || user?.account || '';
  const time = until === '' ? '' : townText(new Date(until)).slice(11, 16);
  return (
    <ModeBar
      title={until === '' ? t`以他人身份查看已到时间` : t`正在以“${name}”的身份查看`}
      endLabel={t`结束`}
      isPending={isPending}
      onEnd={end}
    >
      {until !== '' && t`只能看，不能修改、导出或查看明文；${time} 自动结束。`}
    </ModeBar>
  );
}
