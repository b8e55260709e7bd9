import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactElement } from 'react';
import * as css from './Pagination.css.ts';
import { pageAfterResize, pageCount, pageWindow, typedPage } from './pageWindow.ts';

interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** How many rows per page shows. */
  size: number;
  /** How many rows the list has in all. */
  total: number;
  /** What is said of it, such as of which rows it is the number; 共 … 条 by default. */
  totalText?: string;
  /** The sizes to choose from; 10, 30, 50, 100 and 200 by default. */
  sizes?: readonly number[];
  /** Called with the page and the size that the user chose. */
  onChange: (next: { page: number; size: number }) => void;
}

const usualSizes = [10, 30, 50, 100, 200];

/** The foot of a list: how many rows there are, how many a page shows, and the way to another page. */
export function Pagination({
  page,
  size,
  total,
  totalText,
  sizes = usualSizes,
  onChange,
}: PaginationProps): ReactElement {
  const { t } = useLingui();
  const pages = pageCount(total, size);
  const go = (to: number) => to !== page && to >= 1 && to <= pages && onChange({ page: to, size });
  const jump = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const field = event.currentTarget;
    const to = typedPage(field.value, pages);
    field.value = '';
    if (to !== undefined) go(to);
  };
  const offered = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b);
  return (
    <nav className={css.bar} aria-label={t`分页`}>
      <span className={css.total}>{totalText ?? t`共 ${total} 条`}</span>
      <select
        className={css.field}
        aria-label={t`每页条数`}
        value={size}
        onChange={({ target }) =>
          onChange({ page: pageAfterResize(page, size, Number(target.value)), size: Number(target.value) })
        }
      >
        {offered.map((count) => (
          <option key={count} value={count}>{t`${count} 条/页`}</option>
        ))}
      </select>
      <ol className={css.pages}>
        <li>
          <button
            type="button"
            className={css.page}
            aria-label={t`上一页`}
            aria-disabled={page <= 1}
            onClick={() => go(page - 1)}
          >
            <ChevronLeft size="1.15em" aria-hidden />
          </button>
        </li>
        {pageWindow(page, pages).map((number, at) =>
          number === 0 ? (
            <li key={`gap${at}`} className={css.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={number} className={number === page ? undefined : css.other}>
              <button
                type="button"
                className={css.page}
                aria-label={t`第 ${number} 页`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => go(number)}
              >
                {number}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            className={css.page}
            aria-label={t`下一页`}
            aria-disabled={page >= pages}
            onClick={() => go(page + 1)}
          >
            <ChevronRight size="1.15em" aria-hidden />
          </button>
        </li>
      </ol>
      <label className={css.jump}>
        {t`前往`}
        <input
          className={css.number}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          aria-label={t`前往第几页，共 ${pages} 页`}
          onKeyDown={jump}
        />
        {t`页`}
      </label>
    </nav>
  );
}
