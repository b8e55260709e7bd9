import { useLingui } from '@lingui/react/macro';
import { Check, Copy, Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { copyText } from '../copyText/copyText.tsx';
import { masked as maskedStyle, value as valueStyle } from './Masked.css.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { revealTime, useReveal } from './useReveal.ts';

export interface MaskedProps {
  /** What it is, such as 身份证号; names the buttons. */
  label: string;
  /** The value as everybody may see it, such as 138****5678. */
  masked: string;
  /**
   * Asks for the clear value, given the reason; rejects with a sentence where it is refused. Without it there is no eye
   * button.
   */
  onReveal?: (reason: string) => Promise<string>;
  /** How long the clear value stays, in milliseconds; default 30 000. */
  time?: number;
  /** Whether there is a copy button, which copies only what is in sight; default true. */
  canCopy?: boolean;
}

/** A sensitive value, covered; a reason uncovers it until its time is over or focus leaves it. */
export function Masked({ label, masked, onReveal, time = revealTime, canCopy = true }: MaskedProps) {
  const { t } = useLingui();
  const group = useRef<HTMLSpanElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const { clear, show, hide } = useReveal(group, masked, time);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const reveal = async (reason: string) => {
    if (!onReveal) return;
    show(await onReveal(reason));
    setAsking(false);
    group.current?.focus();
  };
  const eye = (
    <IconButton
      size="small"
      label={clear === null ? t`查看${label}` : t`隐藏${label}`}
      onPress={clear === null ? undefined : hide}
    >
      <Icon of={clear === null ? Eye : EyeOff} />
    </IconButton>
  );
  return (
    <span ref={group} tabIndex={-1} role="group" aria-label={label} className={maskedStyle}>
      <span className={valueStyle}>{clear ?? masked}</span>
      {onReveal && (
        <Popover
          title={t`查看${label}`}
          hasTitle={false}
          trigger={eye}
          isOpen={isAsking}
          onOpenChange={(next) => setAsking(next && clear === null)}
        >
          <ReasonForm label={label} onReveal={reveal} onCancel={() => setAsking(false)} />
        </Popover>
      )}
      {canCopy && (
        <IconButton
          size="small"
          label={clear === null ? t`复制脱敏的${label}` : t`复制${label}`}
          onPress={() => void copyText(clear ?? masked).then(setCopied)}
        >
          <Icon of={isCopied ? Check : Copy} />
        </IconButton>
      )}
      <span role="status" className={visuallyHidden}>
        {clear === null ? '' : t`${label}已显示`}
        {isCopied ? t`已复制` : ''}
      </span>
    </span>
  );
}
