import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, Columns3, Filter, ListFilter, PencilLine, Printer, RotateCw } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { SearchField } from '../../SearchField/SearchField.tsx';
import { formatList } from '../../formatList/formatList.tsx';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import { lowerCaseLabel } from '../../lowerCaseLabel/lowerCaseLabel.tsx';
import type { CrudField } from '../CrudField.ts';
import { usePart } from '../CrudParts.tsx';
import type { FilterChipsProps } from './FilterChips.tsx';
import * as css from './SearchLine.css.ts';
import { WORDS, isChip, quickConditions } from './searchQuery.ts';

const FilterChips = lazyPart(async () => (await import('./FilterChips.tsx')).FilterChips);
/** The panel with every filter. */
export const LaterPanel = lazyPart(async () => (await import('./SearchPanel.tsx')).SearchPanel);

interface SearchLineProps extends FilterChipsProps {
  /** Name of the kind of record. */
  label: string;
  /** The fields that the box looks in; without any there is no box. */
  quick: readonly CrudField[];
  isPanelOpen: boolean;
  onPanelOpen: (isOpen: boolean) => void;
  /** Called with the values of box and panel. */
  onSearch: (filters: Record<string, string>) => void;
  onReload: () => void;
}

/** How many fields the empty box names. */
const NAMED = 3;

function Box({ label, quick, view, onSearch }: Pick<SearchLineProps, 'label' | 'quick' | 'view' | 'onSearch'>) {
  const { t, i18n } = useLingui();
  const stated = view.filters[WORDS] ?? '';
  const [draft, setDraft] = useState(stated);
  const [inForce, setInForce] = useState(stated);
  const [fault, setFault] = useState<string>();
  if (inForce !== stated) {
    setInForce(stated);
    setDraft(stated);
  }
  const named = formatList(
    quick.slice(0, NAMED).map(({ label: name }, at) => (at === 0 ? name : lowerCaseLabel(name, i18n.locale))),
    i18n.locale,
  );
  const search = (text: string) => {
    const isNowhere = text.trim() !== '' && quickConditions(quick, view, text).length === 0;
    const [first] = quick;
    setFault(isNowhere && first?.maskedSearch?.(text) === null ? t`请输入完整号码，或最后四位` : undefined);
    if (isNowhere) return;
    const { [WORDS]: _before, ...others } = view.filters;
    onSearch({ ...others, ...(text.trim() !== '' && { [WORDS]: text.trim() }) });
  };
  return (
    <div className={css.box} data-shortcut="search">
      <SearchField
        label={t`搜索${lowerCaseLabel(label, i18n.locale)}`}
        labelPosition="hidden"
        value={draft}
        onChange={setDraft}
        onSearch={search}
        placeholder={quick.length > NAMED ? t`${named}等` : named}
        errorMessage={fault}
        isCompact
      />
    </div>
  );
}

/**
 * One line above the rows: the search box, what the list is filtered by, the panel with every filter on demand, and how
 * the list is looked at. Another page of the list renders nothing of it.
 */
export const SearchLine = memo(function SearchLine({
  label,
  quick,
  isPanelOpen,
  onPanelOpen,
  onSearch,
  onReload,
  ...filtered
}: SearchLineProps) {
  const { t } = useLingui();
  const { setPanel, isCellEdit = false, setCellEdit } = usePart('panels');
  const may = usePart('rights');
  const { view, items, dictionaries, tree, stateField, onClear } = filtered;
  const isChipped = view.where !== undefined || Object.keys(view.filters).some((name) => isChip(name, stateField));
  return (
    <>
      <div className={css.line}>
        {quick.length > 0 && <Box label={label} quick={quick} view={view} onSearch={onSearch} />}
        {items.length > 0 && (
          <Button
            variant="quiet"
            icon={<Icon of={ListFilter} />}
            aria-expanded={isPanelOpen}
            onPress={() => onPanelOpen(!isPanelOpen)}
          >
            <Trans>筛选</Trans>
          </Button>
        )}
        {isChipped && <FilterChips {...filtered} />}
        <span className={css.tools}>
          <IconButton label={t`高级筛选`} aria-pressed={view.where !== undefined} onPress={() => setPanel('filter')}>
            <Icon of={Filter} />
          </IconButton>
          {may.edit && setCellEdit && (
            <IconButton
              label={t`在单元格中修改`}
              aria-pressed={isCellEdit}
              className={css.wide}
              onPress={() => setCellEdit(!isCellEdit)}
            >
              <Icon of={PencilLine} />
            </IconButton>
          )}
          <IconButton label={t`常用视图`} onPress={() => setPanel('views')}>
            <Icon of={Bookmark} />
          </IconButton>
          <IconButton label={t`列表设置`} onPress={() => setPanel('settings')}>
            <Icon of={Columns3} />
          </IconButton>
          {may.export && (
            <IconButton label={t`打印`} onPress={() => setPanel('print')}>
              <Icon of={Printer} />
            </IconButton>
          )}
          <IconButton label={t`刷新`} onPress={onReload}>
            <Icon of={RotateCw} />
          </IconButton>
        </span>
      </div>
      {isPanelOpen && (
        <LaterPanel
          label={label}
          items={items}
          values={view.filters}
          onSearch={onSearch}
          onClear={onClear}
          dictionaries={dictionaries}
          tree={tree}
        />
      )}
    </>
  );
});
