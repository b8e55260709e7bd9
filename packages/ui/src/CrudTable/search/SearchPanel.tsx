import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { FormSources } from '../../Form/FormSources.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import * as css from '../CrudTable.css.ts';
import { SearchInput } from './SearchInput.tsx';
import type { SearchItem } from './searchQuery.ts';
import { useMaskedWords } from './useMaskedWords.ts';

export interface SearchPanelProps {
  /** Name of the kind of record. */
  label: string;
  items: readonly SearchItem[];
  /** Values now in force. */
  values: Readonly<Record<string, string>>;
  /** Called with the values on Enter or 查询. */
  onSearch: (values: Record<string, string>) => void;
  /** Removes all filters. */
  onClear: () => void;
  dictionaries: Dictionaries;
  /** Source of the tree behind a reference; keep what it gives for a path the same between renders. */
  tree: FormSources['tree'];
}

/** Every input that a list is searched by, on demand under the search line. Nothing is asked before Enter or 查询. */
export const SearchPanel = memo(function SearchPanel({
  label,
  items,
  values,
  onSearch,
  onClear,
  dictionaries,
  tree,
}: SearchPanelProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>(values);
  const [inForce, setInForce] = useState(values);
  if (inForce !== values) {
    setInForce(values);
    setDraft(values);
  }
  const [isChecked, setChecked] = useState(false);
  const { fault } = useMaskedWords();
  const faultOf = ({ name, shape, field }: SearchItem) =>
    isChecked && shape === 'text' ? fault(field, draft[name] ?? '') : undefined;
  const search = () => {
    const wrong = items.find(({ name, field }) => fault(field, draft[name] ?? '') !== undefined);
    setChecked(wrong !== undefined);
    if (wrong !== undefined) return;
    onSearch(
      Object.fromEntries(
        Object.entries(draft)
          .map(([name, value]) => [name, value.trim()] as const)
          .filter(([, value]) => value !== ''),
      ),
    );
  };
  const clear = () => {
    setDraft({});
    onClear();
  };
  return (
    <form
      role="search"
      className={css.search}
      aria-label={t`${label}查询条件`}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      {items.map((item) => (
        <SearchInput
          key={item.name}
          item={item}
          values={draft}
          onChange={(name, value) => setDraft((now) => ({ ...now, [name]: value }))}
          onSearch={search}
          options={dictionaries.get(item.field.dict ?? '') ?? []}
          tree={tree}
          fault={faultOf(item)}
        />
      ))}
      <div className={css.searchActions}>
        <Button type="submit" variant="primary" icon={<Icon of={Search} />}>
          <Trans>查询</Trans>
        </Button>
        <Button onPress={clear}>
          <Trans>清空</Trans>
        </Button>
      </div>
    </form>
  );
});
