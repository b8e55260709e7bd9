import { townZone } from '@lattice/api/townTime';
import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';

interface PrintRecordProps {
  /** Who prints; not said by default. */
  printedBy?: string | undefined;
  /** Notes it before; what rejects is not printed. */
  onPrint?: (() => Promise<unknown>) | undefined;
}

/** Prints the record around as a sheet. */
export function PrintRecord({ printedBy, onPrint }: PrintRecordProps) {
  const { t, i18n } = useLingui();
  const place = useRef<HTMLSpanElement>(null);
  const print = async () => {
    const article = place.current?.closest('article');
    if (!article) return;
    const { printSheet } = await import('./printSheet.ts');
    try {
      await onPrint?.();
    } catch (error) {
      const { toast } = await import('../../Toast/Toast.tsx');
      toast.error(error instanceof Error ? error.message : String(error));
      return;
    }
    const day = new Intl.DateTimeFormat(i18n.locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: townZone(),
    }).format(new Date());
    const lines = [t`打印时间：${day}`, printedBy !== undefined && t`打印人：${printedBy}`].filter(
      (one) => one !== false,
    );
    printSheet(article, lines.join(' · '), i18n.locale === 'zh' ? 'zh-CN' : i18n.locale);
  };
  return (
    <span ref={place}>
      <IconButton size="small" label={t`打印这条记录`} onPress={() => void print()}>
        <Icon of={Printer} />
      </IconButton>
    </span>
  );
}
