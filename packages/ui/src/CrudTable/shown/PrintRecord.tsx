import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';

/** Prints the record around as a sheet. */
export function PrintRecord() {
  const { t, i18n } = useLingui();
  const place = useRef<HTMLSpanElement>(null);
  const print = async () => {
    const article = place.current?.closest('article');
    if (!article) return;
    const { printSheet } = await import('./printSheet.ts');
    const day = new Intl.DateTimeFormat(i18n.locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Shanghai',
    }).format(new Date());
    printSheet(article, t`打印时间：${day}`, i18n.locale === 'zh' ? 'zh-CN' : i18n.locale);
  };
  return (
    <span ref={place}>
      <IconButton size="small" label={t`打印这条记录`} onPress={() => void print()}>
        <Icon of={Printer} />
      </IconButton>
    </span>
  );
}
