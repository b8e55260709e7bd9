import { Trans } from '@lingui/react/macro';
import { Link as CardLink } from 'react-aria-components/Link';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Tone } from '../theme/tones.ts';
import * as css from './Board.css.ts';

/** One record on a board. */
export interface BoardCard {
  /** Tells the cards apart. */
  id: string;
  title: string;
  /** Address of the record. */
  href: string;
  /** More about it, a line each; none by default. */
  facts?: readonly string[];
  /** The time that is left, in words, and how urgent that is; none by default. */
  due?: { label: string; tone: 'critical' | 'warning' | 'neutral' };
}

/** The records of one state. */
export interface BoardColumn {
  id: string;
  label: string;
  /** Colour of the mark before its name; default `neutral`. */
  tone?: Tone;
  /** How many there are; may be more than are given. */
  total: number;
  cards: readonly BoardCard[];
  /** Address of the list of all of them; without it the rest is counted alone. */
  href?: string;
}

export interface BoardProps {
  /** What the board is of, for screen readers. */
  label: string;
  /** The states in the order in which records pass through them. */
  columns: readonly BoardColumn[];
  /** The records are on their way. */
  isLoading?: boolean;
}

/** Records by their state, one column each; a card leads to its record. */
export function Board({ label, columns, isLoading = false }: BoardProps) {
  return (
    <div role="group" aria-label={label} aria-busy={isLoading} className={css.board}>
      {columns.map((column) => (
        <Column key={column.id} column={column} isLoading={isLoading} />
      ))}
    </div>
  );
}

function Column({ column, isLoading }: { column: BoardColumn; isLoading: boolean }) {
  const { label, tone = 'neutral', total, cards, href } = column;
  const rest = total - cards.length;
  return (
    <section aria-label={label} className={css.column}>
      <h2 className={css.heading}>
        <span className={css.dot[tone]} />
        {label}
        {!isLoading && <span className={css.count}>{total}</span>}
      </h2>
      {isLoading && <Skeleton kind="rows" count={3} />}
      {!isLoading && cards.length === 0 && (
        <p className={css.none}>
          <Trans>没有记录</Trans>
        </p>
      )}
      <ul className={css.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <Card {...card} />
          </li>
        ))}
      </ul>
      {rest > 0 && href !== undefined && (
        <Link href={href}>
          <Trans>查看全部 {total} 条</Trans>
        </Link>
      )}
    </section>
  );
}

function Card({ title, href, facts = [], due }: BoardCard) {
  return (
    <CardLink href={href} className={css.card} data-late={due?.tone === 'critical' || undefined}>
      <span className={css.title}>{title}</span>
      {facts
        .filter((fact) => fact !== '')
        .map((fact) => (
          <span key={fact} className={css.fact}>
            {fact}
          </span>
        ))}
      {due !== undefined && <span className={css.due[due.tone]}>{due.label}</span>}
    </CardLink>
  );
}
