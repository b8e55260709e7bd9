import { Trans, useLingui } from '@lingui/react/macro';
import { FolderTree, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { type CrudRow, CrudTable, type CrudTableProps, type Identified } from '../CrudTable/CrudTable.tsx';
import { useNarrow } from '../DataTable/useNarrow.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tree, type TreeProps } from '../Tree/Tree.tsx';
import { PaneHandle } from './PaneHandle.tsx';
import * as css from './TreeAndTable.css.ts';
import { chosenView, filtersBeside, sourceUnder, stateBeside } from './treeFilter.ts';
import { usePane } from './usePane.ts';
import { useChosenTitle } from './useChosenTitle.ts';
import { nameKeyOf } from '../kinds/nameKeyOf.ts';

/** Those of CrudTable, the tree, and the filter that the chosen node sets. */
export interface TreeAndTableProps<Row extends Identified = CrudRow> extends CrudTableProps<Row> {
  /** The tree; `hasSearch` is true by default. */
  tree: Omit<TreeProps, 'selection' | 'selected' | 'onSelect' | 'checked' | 'onCheck' | 'height' | 'ref'>;
  /**
   * Name of the filter that carries the chosen node: in the view, in the question to the source, and in new records.
   */
  filter: string;
}

/**
 * A tree whose chosen node filters the list beside it; the choice is part of the list's view, and so of the link. Under
 * 768 px the tree opens as a drawer, under 1200 px it begins folded away into a button of the list.
 */
export function TreeAndTable<Row extends Identified = CrudRow>({ tree, filter, ...list }: TreeAndTableProps<Row>) {
  const { t } = useLingui();
  const { state, source, defaults, name } = list;
  const isNarrow = useNarrow();
  const [pane, setPane] = usePane(name);
  const [isOpen, setOpen] = useState(false);
  const [isTurned, setTurned] = useState(false);
  const fold = (isFolded: boolean) => {
    setTurned(true);
    setPane({ isFolded });
  };
  const chosen = state.view.filters[filter] ?? '';
  const [title, setTitle] = useChosenTitle(tree.source, tree.data, chosen);
  const filters = useMemo(() => filtersBeside(state.view.filters, filter), [state.view.filters, filter]);
  const beside = useMemo(() => stateBeside(state, filter, filters), [state, filter, filters]);
  const under = useMemo(() => sourceUnder(source, filter, chosen), [source, filter, chosen]);
  const fresh = useMemo(
    () => ({ ...defaults, ...(chosen !== '' && { [filter]: chosen, [nameKeyOf(filter)]: title }) }),
    [defaults, filter, chosen, title],
  );
  const selected = useMemo(() => new Set(chosen === '' ? [] : [chosen]), [chosen]);
  const choose = (id: string, called: string) => {
    setTitle(id, called);
    state.change(chosenView(state, filter, id));
    setOpen(false);
  };
  const { label } = tree;
  const all = (
    <Button
      variant="quiet"
      size="small"
      className={css.all}
      aria-pressed={chosen === ''}
      onPress={() => choose('', '')}
    >
      <Trans>全部</Trans>
    </Button>
  );
  const content = (
    <Tree
      hasSearch
      {...tree}
      selection="single"
      selected={selected}
      height={isNarrow ? '100%' : 'max(16rem, calc(100vh - 16rem))'}
      onSelect={(_, node) => choose(node.id, node.title)}
    />
  );
  const shownTitle = chosen === '' ? t`全部` : title;
  const isFolded = !isNarrow && pane.isFolded;
  const toolbar = isFolded ? (
    <>
      <Button
        className={css.unfold}
        icon={<Icon of={PanelLeftOpen} />}
        aria-expanded={false}
        autoFocus={isTurned}
        onPress={() => fold(false)}
      >
        <span className={css.chosen}>{t`${label}：${shownTitle}`}</span>
      </Button>
      {list.toolbar}
    </>
  ) : (
    list.toolbar
  );
  return (
    <div className={css.layout}>
      {isNarrow && (
        <>
          <Button
            className={css.opener}
            icon={<Icon of={FolderTree} />}
            onPress={() => setOpen(true)}
          >{t`${label}：${shownTitle}`}</Button>
          <Drawer title={label} side="start" isOpen={isOpen} onOpenChange={setOpen} isDismissable>
            {all}
            {content}
          </Drawer>
        </>
      )}
      {!isNarrow && !isFolded && (
        <>
          <section className={css.pane} aria-label={label} style={{ inlineSize: pane.width }}>
            <div className={css.stay}>
              <Card>
                <div className={css.head}>
                  <span className={css.name}>{label}</span>
                  {all}
                  <IconButton size="small" label={t`收起${label}`} autoFocus={isTurned} onPress={() => fold(true)}>
                    <Icon of={PanelLeftClose} />
                  </IconButton>
                </div>
                {content}
              </Card>
            </div>
          </section>
          <PaneHandle width={pane.width} onChange={(width) => setPane({ width })} />
        </>
      )}
      <div className={css.table}>
        <CrudTable {...list} state={beside} source={under} defaults={fresh} toolbar={toolbar} />
      </div>
    </div>
  );
}
