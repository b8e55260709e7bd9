import { useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { name, phrases as list } from './ApprovalForm.css.ts';

interface PhrasesProps {
  /** The phrases, in order. */
  phrases: readonly string[];
  /** What is typed now, which can become a phrase. */
  typed: string;
  /** Called with a phrase to insert. */
  onInsert: (phrase: string) => void;
  /** Called with the phrases after one was added or removed; without it they stay as they are. */
  onChange?: (phrases: readonly string[]) => void;
}

/** How long a phrase may be. */
const LONGEST = 60;

/** Opinions that are often given: each inserts itself; one's own words can join them, and any can leave. */
export function Phrases({ phrases, typed, onInsert, onChange }: PhrasesProps) {
  const { t } = useLingui();
  const id = useId();
  const [isTidying, setTidying] = useState(false);
  const words = typed.trim();
  const canAdd = onChange !== undefined && words !== '' && words.length <= LONGEST && !phrases.includes(words);
  return (
    <div>
      <ul aria-labelledby={id} className={list}>
        <li id={id} className={name}>{t`常用意见`}</li>
        {phrases.map((phrase) => (
          <li key={phrase}>
            {isTidying ? (
              <Button
                size="small"
                aria-label={t`删除常用意见“${phrase}”`}
                icon={<Icon of={X} />}
                onPress={() => onChange?.(phrases.filter((one) => one !== phrase))}
              >
                {phrase}
              </Button>
            ) : (
              <Button size="small" aria-label={t`插入“${phrase}”`} onPress={() => onInsert(phrase)}>
                {phrase}
              </Button>
            )}
          </li>
        ))}
        {canAdd && !isTidying && (
          <li>
            <Button
              size="small"
              variant="quiet"
              icon={<Icon of={Plus} />}
              onPress={() => onChange([...phrases, words])}
            >{t`存为常用意见`}</Button>
          </li>
        )}
        {onChange && (phrases.length > 0 || isTidying) && (
          <li>
            <Button size="small" variant="quiet" onPress={() => setTidying(!isTidying)}>
              {isTidying ? t`整理完毕` : t`整理`}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
