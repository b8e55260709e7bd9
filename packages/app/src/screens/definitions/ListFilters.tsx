import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import type { CrudState } from '@lattice/ui/CrudTable';
import { Icon } from '@lattice/ui/Icon';
import { SearchField } from '@lattice/ui/SearchField';
import { type Option, Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import * as css from '../process/process.css.ts';

/** One filter above a list, by its name on the wire: a text, or a choice. */
export interface ListFilter {
  name: string;
  label: string;
  options?: readonly Option[];
  /** What is wrong with a text; undefined for nothing. */
  problem?: (text: string) => string | undefined;
}

/** Props of ListFilters. */
export interface ListFiltersProps {
  /** The name of the list. */
  label: string;
  state: CrudState;
  filters: readonly ListFilter[];
}

/** The filters above a list. Nothing is asked before Enter or 查询. */
export function ListFilters({ label, state: { view, change }, filters }: ListFiltersProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(view.filters);
  const [inForce, setInForce] = useState(view.filters);
  if (JSON.stringify(inForce) !== JSON.stringify(view.filters)) {
    setInForce(view.filters);
    setDraft(view.filters);
  }
  const wordsOf = (values: Readonly<Record<string, string>>) => filters.map((filter) => ({ filter, text: (values[filter.name] ?? '').trim() })).filter(({ text }) => text !== '');
  const search = (values: Readonly<Record<string, string>>) => {
    const words = wordsOf(values);
    if (words.every(({ filter: { problem }, text }) => problem?.(text) === undefined)) change({ page: 1, filters: Object.fromEntries(words.map(({ filter: { name }, text }) => [name, text])) });
  };
  const clear = () => {
    setDraft({});
    change({ page: 1, filters: {} });
  };
  return (
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
        {filters.map(({ name, label: word, options, problem }) => {
          const text = (draft[name] ?? '').trim();
          const wrong = text === '' ? undefined : problem?.(text);
          const put = (value: string) => setDraft((now) => ({ ...now, [name]: value }));
          return options === undefined
            ? <SearchField key={name} label={word} value={draft[name] ?? ''} onChange={put} onSearch={(value) => search({ ...draft, [name]: value })} isCompact {...(wrong !== undefined && { errorMessage: wrong })} />
            : <Select key={name} label={word} value={draft[name] ?? ''} onChange={put} options={options} placeholder={t`全部`} isCompact />;
        })}
        <div className={css.buttons}>
          <Button type="submit" variant="primary" icon={<Icon of={Search} />}>{t`查询`}</Button>
          <Button onPress={clear}>{t`清空`}</Button>
        </div>
      </form>
    </Card>
  );
}
