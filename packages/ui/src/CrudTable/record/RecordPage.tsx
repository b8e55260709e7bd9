import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from '../../Card/Card.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { NoticePlace, WithNotices } from '../../noticePlace/noticePlace.tsx';
import * as css from './RecordWindow.css.ts';

interface RecordPageProps {
  title: string;
  children: ReactNode;
  /** The deciding buttons. */
  footer: ReactNode;
  onBack: () => void;
}

/** A record in place of its list, with the way back; focus comes to its heading and returns to where it was. */
export function RecordPage({ title, children, footer, onBack }: RecordPageProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    heading.current?.focus();
    return () => {
      setTimeout(() => opener instanceof HTMLElement && opener.isConnected && opener.focus());
    };
  }, [opener]);
  return (
    <Card>
      <div className={css.head}>
        <IconButton label={t`返回列表`} onPress={onBack}>
          <Icon of={ArrowLeft} />
        </IconButton>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h2>
      </div>
      <WithNotices>
        {children}
        <div className={css.deck}>
          <NoticePlace />
          <div className={css.foot}>{footer}</div>
        </div>
      </WithNotices>
    </Card>
  );
}
