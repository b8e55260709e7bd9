import { Trans, useLingui } from '@lingui/react/macro';
import { Download, SquarePen, Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { ActionButton } from '../actions/ActionButton.tsx';
import { flatRows } from '../tree/rowTree.ts';
import { isSettable } from '../bulk/settableFields.ts';
import { usePart } from '../CrudParts.tsx';
import * as css from './BulkBar.css.ts';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { lowerCaseLabel } from '../../lowerCaseLabel/lowerCaseLabel.tsx';
import * as panel from '../panels.css.ts';

const places = ['[role=grid] [tabindex="0"]', '[role=checkbox]'];

/**
 * Leads the focus from beside a list into its rows: to the cell that last had it, on a phone to the box that selects
 * the page; does nothing outside of a list.
 */
function focusRows(beside: Element | null): void {
  const list = beside?.parentElement?.parentElement;
  const place = places.map((one) => list?.querySelector<HTMLElement>(one)).find(Boolean);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Milliseconds in which a window that closes hands the focus back; the button that opened it is gone with the
 * selection.
 */
const PAUSE = 100;

interface BulkBarProps {
  /** Asks to remove what is selected. */
  onRemove: () => void;
}

/**
 * What is selected and where, across pages, what can be done to it, and the ways to see it, to select all that match
 * and to let go; why it is gone where other filters took it away.
 */
export function BulkBar({ onRemove }: BulkBarProps) {
  const { t } = useLingui();
  const { count, isAll, lost, picked, pickAll, unpick } = usePart('selection');
  const { rows, total } = usePart('list');
  const { isUnpaged, props } = usePart('definition');
  const { setPanel } = usePart('panels');
  const may = usePart('rights');
  const { batch } = usePart('actions');
  const bar = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const isEmptied = had.current && count === 0;
    had.current = count > 0;
    if (!isEmptied) return undefined;
    const timer = setTimeout(() => document.activeElement === document.body && focusRows(bar.current), PAUSE);
    return () => clearTimeout(timer);
  }, [count]);
  if (count === 0)
    return (
      <div ref={bar} className={css.lost}>
        {lost > 0 && t`筛选条件已变，原来选中的 ${lost} 条已取消选择`}
      </div>
    );
  const here = flatRows(rows).filter(({ id }) => picked.has(id)).length;
  const elsewhere = picked.size - here;
  const said = isAll
    ? t`已选全部符合条件的 ${total} 条`
    : elsewhere > 0
      ? t`已选 ${count} 条，其中 ${elsewhere} 条不在本页`
      : t`已选 ${count} 条`;
  // What is pressed goes away with its press: the focus is led on before.
  const selectAll = () => {
    bar.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
    pickAll();
  };
  const letGo = () => {
    focusRows(bar.current);
    unpick();
  };
  return (
    <div ref={bar} className={css.bar} role="group" aria-label={t`已选记录`}>
      {isAll ? (
        <span className={css.said}>{said}</span>
      ) : (
        <Button size="small" variant="quiet" className={css.said} onPress={() => setPanel('picked')}>
          {said}
        </Button>
      )}
      {!isAll && !isUnpaged && here >= rows.length && total > rows.length && (
        <Button size="small" variant="quiet" onPress={selectAll}>
          <Trans>选择全部 {total} 条</Trans>
        </Button>
      )}
      <span className={css.line} />
      {batch.map((action) => (
        <ActionButton key={action.id} action={action} isBatch />
      ))}
      {may.edit && props.fields.some(isSettable) && (
        <Button size="small" icon={<Icon of={SquarePen} />} onPress={() => setPanel('bulk')}>
          <Trans>批量修改</Trans>
        </Button>
      )}
      {may.export && (
        <Button size="small" icon={<Icon of={Download} />} onPress={() => setPanel('export')}>
          <Trans>导出所选</Trans>
        </Button>
      )}
      {may.remove && (
        <Button size="small" icon={<Icon of={Trash2} />} onPress={onRemove}>
          <Trans>批量删除</Trans>
        </Button>
      )}
      <IconButton size="small" label={t`取消选择`} onPress={letGo}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}

interface PickedPanelProps {
  onClose: () => void;
}

const SHOWN = 200;

/** What is selected, by name and place; each can be let go. */
export function PickedPanel({ onClose }: PickedPanelProps) {
  const { t, i18n } = useLingui();
  const selection = usePart('selection');
  const { rows } = usePart('list');
  const { nameOf, props } = usePart('definition');
  const label = lowerCaseLabel(props.label, i18n.locale);
  const items = useRef<HTMLUListElement>(null);
  const onPage = new Set(rows.map(({ id }) => id));
  const picked = [...selection.picked.values()];
  const more = picked.length - SHOWN;
  const drop = (id: string) => {
    selection.pick(new Set([...selection.picked.keys()].filter((one) => one !== id)));
    if (picked.length === 1) return onClose();
    // What is pressed goes away with its press: the focus is led on before.
    const buttons = [...(items.current?.querySelectorAll('button') ?? [])];
    const at = picked.findIndex((row) => row.id === id);
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
  };
  return (
    <Dialog title={t`已选的${label}`} width={480} isOpen onOpenChange={onClose}>
      <div className={panel.panel}>
        <ul ref={items} className={panel.list}>
          {picked.slice(0, SHOWN).map((row) => {
            const name = nameOf(row);
            return (
              <li key={row.id} className={panel.row}>
                <span className={panel.grow}>{name}</span>
                <span className={panel.hint}>{onPage.has(row.id) ? t`在本页` : t`不在本页`}</span>
                <IconButton size="small" label={t`取消选择${name}`} onPress={() => drop(row.id)}>
                  <Icon of={X} />
                </IconButton>
              </li>
            );
          })}
        </ul>
        {more > 0 && (
          <p className={panel.hint}>
            <Trans>另有 {more} 条未列出。</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
