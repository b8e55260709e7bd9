import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLingui } from '@lingui/react/macro';
import { SearchField } from '../SearchField/SearchField.tsx';
import { bestRow, hitRows, type TreeRow, visibleRows, withBars } from './tree.ts';
import { TreeList } from './TreeList.tsx';
import { TreeNote } from './TreeNote.tsx';
import * as css from './TreePanel.css.ts';
import type { TreeHit, TreeSource } from './TreeSource.ts';
import { useFound } from './useFound.ts';
import type { LazyTree } from './useTree.ts';

interface TreePanelProps {
  /** What the tree holds, for screen readers. */
  label: string;
  /** Where nodes come from. */
  source: TreeSource;
  /** What has been read of it. */
  lazy: LazyTree;
  /** Id of the chosen node, '' for none. */
  value: string;
  /** Bars all nodes but the lowest; they can still be opened. */
  only?: 'leaf' | undefined;
  /** How a line is drawn; as it is by default. */
  draw?: (row: TreeRow) => TreeRow;
  /** Called with the chosen node, and its title where a search found it. */
  onChoose: (id: string, title?: string) => void;
}

const NONE: readonly TreeHit[] = [];
const focusOnMount = (element: HTMLElement | null) => element?.focus();
const same = (row: TreeRow) => row;

/**
 * A tree with a search box that finds nodes wherever they stand. Down from the box goes to the first hit and up from it
 * back; Enter in the box takes the first hit, or searches at once.
 */
export function TreePanel({
  label,
  source,
  lazy: { tree, load, setOpen },
  value,
  only,
  draw = same,
  onChoose,
}: TreePanelProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const aim = useRef<string | null>(null);
  const isComposing = useRef(false);
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const words = query.trim();
  const { search, searchNow } = useFound(source, words);
  const hits = search.state === 'found' ? search.hits : NONE;
  const parents = new Set(hits.flatMap((hit) => (hit.hasChildren ? [hit.id] : [])));
  const rows = withBars(search.state === 'found' ? hitRows(hits) : visibleRows(tree, words), only, parents).map(draw);
  const best = bestRow(rows, search.state === 'found' ? '' : words);
  const lineAt = (key: string) => panel.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  useEffect(() => {
    const line = aim.current === null ? null : lineAt(aim.current);
    if (line == null) return;
    aim.current = null;
    line.focus();
  });
  const box = () => panel.current?.querySelector('input');
  const type = (next: string) => {
    aim.current = null;
    setText(next);
    if (!isComposing.current) setQuery(next);
  };
  const reach = (hit: TreeHit) => {
    type('');
    aim.current = hit.id;
    box()?.focus();
    for (const { id } of hit.above) setOpen(id, true);
    setOpen(hit.id, true);
  };
  const openOr = (id: string, isOpen: boolean) => {
    const hit = hits.find((one) => one.id === id);
    if (hit === undefined) setOpen(id, isOpen);
    else reach(hit);
  };
  const choose = (id: string) => onChoose(id, hits.find((hit) => hit.id === id)?.title);
  const take = () => {
    if (search.state === 'searching' || search.state === 'failed') searchNow();
    else if (words === '' || best?.kind !== 'node') return;
    else if (best.isBarred === true) openOr(best.key, true);
    else choose(best.key);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing.current || event.defaultPrevented) return;
    const isInBox = event.target === box();
    if (event.key === 'ArrowDown' && isInBox) {
      event.preventDefault();
      (words === '' || best === undefined
        ? panel.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')
        : lineAt(best.key)
      )?.focus();
    }
    if (event.key === 'ArrowUp' && !isInBox && rows[0] !== undefined && event.target === lineAt(rows[0].key)) {
      event.preventDefault();
      box()?.focus();
    }
  };
  return (
    <Group
      ref={panel}
      role="presentation"
      className={css.panel}
      onKeyDown={press}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        setQuery(box()?.value ?? '');
      }}
    >
      <SearchField
        label={t`查找`}
        isCompact
        ref={focusOnMount}
        value={text}
        onChange={type}
        onSearch={(typed) => typed !== '' && take()}
      />
      <TreeList label={label} rows={rows} value={value} onChoose={choose} onOpenChange={openOr} onRetry={load} />
      <TreeNote search={search} words={words} count={rows.length} only={only} onRetry={searchNow} />
    </Group>
  );
}
