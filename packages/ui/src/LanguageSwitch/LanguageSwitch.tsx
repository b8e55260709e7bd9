import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { barButton, barWords } from '../TopBar/BarButton.css.ts';
import { choice, several } from './LanguageSwitch.css.ts';

/** A language to choose. */
export interface Language {
  /** What `onChange` is called with, such as zh; also its BCP 47 tag. */
  id: string;
  /** Its name in its own language. */
  name: string;
}

export interface LanguageSwitchProps {
  /** The languages there are; two make a button, more make a list. */
  languages: readonly Language[];
  /** Id of the language shown. */
  value: string;
  /** Switches; while it runs the control is busy, and a rejection leaves the language as it is. */
  onChange: (id: string) => Promise<void> | void;
}

/** Switches the language of the page; each name is written in its own language. */
export function LanguageSwitch({ languages, value, onChange }: LanguageSwitchProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const change = async (id: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onChange(id);
    } catch {
      return;
    } finally {
      setBusy(false);
    }
  };
  const [other] = languages.filter(({ id }) => id !== value);
  if (other === undefined) return null;
  if (languages.length === 2) {
    return (
      <button
        type="button"
        className={barButton}
        lang={other.id}
        aria-label={other.name}
        title={other.name}
        aria-busy={isBusy}
        onClick={() => void change(other.id)}
      >
        <Icon of={Languages} />
        <span className={barWords}>{other.name}</span>
      </button>
    );
  }
  return (
    <span className={several}>
      <Icon of={Languages} />
      <select
        className={barButton}
        aria-label={t`语言`}
        aria-busy={isBusy}
        value={value}
        onChange={(event) => void change(event.target.value)}
      >
        {languages.map(({ id, name }) => (
          <option key={id} value={id} lang={id} className={choice}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
