import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import type { CrudState } from '@lattice/ui/CrudTable';
import { DateRangePicker } from '@lattice/ui/DateRangePicker';
import { Icon } from '@lattice/ui/Icon';
import { SearchField } from '@lattice/ui/SearchField';
import { type Option, Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { ListFilter as FilterIcon, Search } from 'lucide-react';
import { useState } from 'react';
import * as css from './process.css.ts';

/** One filter above a list, by its name on the wire: a text, or a choice. */
export interface ListFilter {
  name: string;
  label: string;
  options?: readonly Option[];
  /** What stands for no choice; default 全部. */
  otherwise?: string;
  /** What is wrong with a text; undefined for nothing. */
  problem?: (text: string) => string | undefined;
}

interface ListFiltersProps {
  /** The name of the list. */
  label: string;
  state: CrudState;
  filters: readonly ListFilter[];
  /** The name of the range of days (`beginDate`, `endDate`); without it there is none. */
  days?: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The filters above a list, behind a button on a phone. Nothing is asked before Enter or 查询. */
export function ListFilters({ label, state: { view, change }, filters, days }: ListFiltersProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(view.filters);
  const [inForce, setInForce] = useState(view.filters);
  const [isOpen, setOpen] = useState(() => Object.keys(view.filters).length > 0);
  if (JSON.stringify(inForce) !== JSON.stringify(view.filters)) {
    setInForce(view.filters);
    setDraft(view.filters);
  }
  const put = (values: Readonly<Record<string, string>>) => setDraft((now) => ({ ...now, ...values }));
  const search = (values: Readonly<Record<string, string>>) => {
    const texts = filters
      .map(({ name, problem }) => ({ name, text: (values[name] ?? '').trim(), problem }))
      .filter(({ text }) => text !== '');
    const bounds =
      days === undefined
        ? []
        : ['beginDate', 'endDate']
            .map((name) => ({ name, text: values[name] ?? '' }))
            .filter(({ text }) => day.test(text));
    if (texts.every(({ text, problem }) => problem?.(text) === undefined))
      change({ page: 1, filters: Object.fromEntries([...texts, ...bounds].map(({ name, text }) => [name, text])) });
  };
  const clear = () => {
    setDraft({});
    change({ page: 1, filters: {} });
  };
  return (
    <div className={css.search}>
      <div className={css.folder}>
        <Button
          variant="quiet"
          icon={<Icon of={FilterIcon} />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >{t`筛选`}</Button>
      </div>
      <div className={isOpen ? undefined : css.folded}>
        <Card>
          <form
            role="search"
            aria-label={t`${label}查询条件`}
            className={css.filters}
            onSubmit={(event) => {
              event.preventDefault();
              search(draft);
            }}
          >
            {filters.map(({ name, label: word, options, otherwise, problem }) => {
              const text = (draft[name] ?? '').trim();
              const wrong = text === '' ? undefined : problem?.(text);
              return options === undefined ? (
                <SearchField
                  key={name}
                  label={word}
                  value={draft[name] ?? ''}
                  onChange={(value) => put({ [name]: value })}
                  onSearch={(value) => search({ ...draft, [name]: value })}
                  isCompact
                  {...(wrong !== undefined && { errorMessage: wrong })}
                />
              ) : (
                <Select
                  key={name}
                  label={word}
                  value={draft[name] ?? ''}
                  onChange={(value) => put({ [name]: value })}
                  options={options}
                  placeholder={otherwise ?? t`全部`}
                  isCompact
                />
              );
            })}
            {days !== undefined && (
              <DateRangePicker
                label={days}
                value={{ from: draft.beginDate ?? '', to: draft.endDate ?? '' }}
                onChange={({ from, to }) => put({ beginDate: from, endDate: to })}
                canBeOpen
                isCompact
              />
            )}
            <div className={css.buttons}>
              <Button type="submit" variant="primary" icon={<Icon of={Search} />}>{t`查询`}</Button>
              <Button onPress={clear}>{t`清空`}</Button>
            </div>
          </form>
        </Card>
      </div>
    </div>
  );
}
