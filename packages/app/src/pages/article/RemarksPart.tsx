import { plainText } from '@lattice/api/articles/wordCheck';
import { Button } from '@lattice/ui/Button';
import { Empty } from '@lattice/ui/Empty';
import { Quote } from '@lattice/ui/Quote';
import { Text } from '@lattice/ui/Text';
import { TextArea } from '@lattice/ui/TextArea';
import { TextField } from '@lattice/ui/TextField';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { MOST_QUOTED } from '../../features/article/remarks.ts';
import type { Remarks } from '../../features/article/useRemarks.ts';
import * as css from './article.css.ts';
import { useKept } from '../../records/kept/useKept.ts';

interface RemarksPartProps {
  /** Id of the article. */
  article: string;
  remarks: Remarks;
  /** The words that the next remark is about. */
  quote: string;
  /** The formatted text of the article. */
  content: string;
  onQuote: (quote: string) => void;
}

/** Remarks on places of an article, and a form for another one. */
export function RemarksPart({
  article,
  remarks: { list, isKept, say, takeBack },
  quote,
  content,
  onQuote,
}: RemarksPartProps) {
  const { t } = useLingui();
  const [text, setText, kept] = useKept(`remark-${article}`, '');
  const [isTold, setTold] = useState(false);
  const [isPending, setPending] = useState(false);
  const isFound = quote === '' || plainText(content).includes(quote);
  const quoteFault =
    Array.from(quote).length > MOST_QUOTED
      ? t`最多引用 ${MOST_QUOTED} 个字，请少选一些`
      : isFound
        ? undefined
        : t`正文里没有这段文字`;
  const textFault = text.trim() === '' ? t`请填写意见` : undefined;
  const attempt = async (act: () => Promise<void>) => {
    setPending(true);
    await act().catch((error: unknown) => toast.error(errorText(error)));
    setPending(false);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    if (quoteFault !== undefined || textFault !== undefined) return;
    void attempt(async () => {
      await say({ quote, text: text.trim() });
      kept.forget();
      onQuote('');
      setTold(false);
    });
  };
  return (
    <div className={css.form}>
      {list.length === 0 ? (
        <Empty title={t`还没有批注`} />
      ) : (
        <ul className={css.remarks} aria-label={t`批注`}>
          {list.map((one, at) => (
            <li key={one.id || `#${at}`} className={css.remark}>
              {one.quote !== '' && <Quote>{one.quote}</Quote>}
              <Text>{one.text}</Text>
              <div className={css.foot}>
                <Text size="small" tone="muted">{`${one.author} ${one.time.slice(0, 16)}`}</Text>
                {one.isOwn && (
                  <Button
                    size="small"
                    variant="quiet"
                    isDisabled={isPending}
                    onPress={() => void attempt(async () => takeBack(one.id))}
                  >{t`撤回`}</Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {isKept && (
        <form noValidate className={css.form} onSubmit={send}>
          <TextField
            label={t`针对的文字`}
            description={t`在正文里选中文字即可引用；不填则针对全文`}
            value={quote}
            onChange={onQuote}
            {...(quoteFault !== undefined && { errorMessage: quoteFault })}
          />
          <TextArea
            label={t`意见`}
            isRequired
            maxLength={300}
            value={text}
            onChange={setText}
            {...(isTold && textFault !== undefined && { errorMessage: textFault })}
          />
          <div>
            <Button variant="primary" type="submit" isPending={isPending}>{t`添加批注`}</Button>
          </div>
        </form>
      )}
    </div>
  );
}
