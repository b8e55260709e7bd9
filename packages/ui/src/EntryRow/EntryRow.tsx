import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Tag } from '../Tag/Tag.tsx';
import type { Tone } from '../theme/tones.ts';
import * as css from './EntryRow.css.ts';

export interface EntryRowProps {
  /** What the record is called. */
  title: string;
  /** Where its name leads; default nowhere. */
  href?: string;
  /** What tells it apart, in order; empty ones are left out. */
  facts?: readonly string[];
  /** Its state in a word. */
  state?: { label: string; tone?: Tone };
  /** What stands at the end of the line, such as since when. */
  note?: string;
  /** Its buttons, quiet ones. */
  actions?: ReactNode;
  /** What there is to fill in; without it there is nothing to open. */
  children?: ReactNode;
  /** Whether that is shown; default true. */
  isOpen?: boolean;
  /** Called when it is to be shown or folded; without it, it stays as it is. */
  onToggle?: (isOpen: boolean) => void;
  /** Heading level of the name; default 3. */
  level?: 3 | 4;
}

/**
 * One record among those that are registered together: its name and facts in a line, and what there is to fill in
 * below.
 */
export function EntryRow({
  title,
  href,
  facts = [],
  state,
  note,
  actions,
  children,
  isOpen = true,
  onToggle,
  level = 3,
}: EntryRowProps) {
  const { t } = useLingui();
  const id = useId();
  const Heading = `h${level}` as const;
  const hasBody = children !== undefined && children !== null && children !== false;
  return (
    <section aria-labelledby={id} className={css.row}>
      <div className={css.line}>
        {hasBody && onToggle !== undefined && (
          <IconButton
            label={isOpen ? t`收起：${title}` : t`展开：${title}`}
            size="small"
            aria-expanded={isOpen}
            onPress={() => onToggle(!isOpen)}
          >
            {isOpen ? <ChevronDown size="1em" aria-hidden /> : <ChevronRight size="1em" aria-hidden />}
          </IconButton>
        )}
        <Heading id={id} className={css.title}>
          {href === undefined ? title : <Link href={href}>{title}</Link>}
        </Heading>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact} className={css.fact}>
              {fact}
            </span>
          ))}
        {state !== undefined && <Tag tone={state.tone ?? 'neutral'}>{state.label}</Tag>}
        {note !== undefined && note !== '' && <span className={css.note}>{note}</span>}
        {actions !== undefined && <span className={css.actions}>{actions}</span>}
      </div>
      {hasBody && (
        <div className={css.body} hidden={!isOpen}>
          {children}
        </div>
      )}
    </section>
  );
}
