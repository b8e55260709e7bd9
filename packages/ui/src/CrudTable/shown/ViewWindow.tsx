import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../Card/Card.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Drawer } from '../../Drawer/Drawer.tsx';
import { useSizeClass } from '../../Frame/useSizeClass.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { lowerCaseLabel } from '../../lowerCaseLabel/lowerCaseLabel.tsx';
import { usePart } from '../CrudParts.tsx';
import type { RecordPlace } from './RecordOptions.ts';
import { recordStep } from '../record/recordStep.ts';
import * as css from './ViewWindow.css.ts';
import { ShownRecord } from './ShownRecord.tsx';
import { useIsShown } from '../record/useIsShown.ts';
import { useWalk } from './useWalk.ts';

interface ViewWindowProps {
  id: string;
  recordIn: RecordPlace;
}

/** Gives focus back to where it was when what it stands in goes. */
function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
          opener.focus();
      });
    },
    [opener],
  );
}

/** The record beside its list: arrows walk the rows, Esc closes. */
function Beside({
  id,
  title,
  onClose,
  onStep,
}: {
  id: string;
  title: string;
  onClose: () => void;
  onStep: (by: 1 | -1) => void;
}) {
  const { t } = useLingui();
  const panel = useRef<HTMLElement>(null);
  const { rows } = usePart('list');
  const { change } = usePart('search');
  useFocusReturn();
  useWalk(panel, {
    slot: rows.findIndex((row) => row.id === id),
    onStep,
    onClose,
    onSlot: (slot) => {
      const row = rows[slot];
      if (row !== undefined && row.id !== id) change({ open: { mode: 'view', id: row.id } });
    },
  });
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const place = usePlace(id, onStep);
  return (
    <aside ref={panel} tabIndex={-1} aria-label={title} className={css.beside}>
      <ShownRecord
        key={id}
        id={id}
        level={2}
        isNarrow
        {...(place && { place })}
        close={
          <IconButton size="small" label={t`关闭`} onPress={onClose}>
            <Icon of={X} />
          </IconButton>
        }
      />
    </aside>
  );
}

/** The place of a record in the list around; undefined where it has none. */
function usePlace(id: string, onStep: (by: 1 | -1) => void) {
  const { isTree, isUnpaged } = usePart('definition');
  const { rows, offset, total } = usePart('list');
  const index = isTree ? -1 : rows.findIndex((row) => row.id === id);
  const of = isUnpaged ? rows.length : total;
  return index < 0 || of < 2 ? undefined : { at: (isUnpaged ? 0 : offset) + index + 1, of, onStep };
}

/** A record that is viewed, where the person wants it: in a window, beside the list, or in its place. */
export function ViewWindow({ id, recordIn }: ViewWindowProps) {
  const { t, i18n } = useLingui();
  const { props } = usePart('definition');
  const { rows } = usePart('list');
  const search = usePart('search');
  const isDesktop = useSizeClass() === 'desktop';
  const isShown = useIsShown();
  const label = lowerCaseLabel(props.recordLabel ?? props.label, i18n.locale);
  const title = t`查看${label}`;
  const close = () => search.change({ open: undefined });
  const step = (by: 1 | -1) => void recordStep(search, rows, props.source, by, isShown);
  const place = usePlace(id, step);
  const shared = { id, ...(place && { place }) };
  if (recordIn === 'page') return <InPlace {...shared} onBack={close} />;
  if (recordIn === 'drawer' && isDesktop) return <Beside id={id} title={title} onClose={close} onStep={step} />;
  const Window = recordIn === 'drawer' ? Drawer : Dialog;
  return (
    <Window
      title={title}
      isOpen
      onOpenChange={close}
      focusStart="heading"
      width={props.dialogWidth ?? (recordIn === 'drawer' ? 640 : 1120)}
    >
      <div className={css.full}>
        <ShownRecord
          key={id}
          {...shared}
          level={3}
          isNarrow={recordIn === 'drawer' || props.dialogWidth !== undefined}
        />
      </div>
    </Window>
  );
}

function InPlace({ onBack, ...shared }: { id: string; onBack: () => void }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useFocusReturn();
  useEffect(() => box.current?.querySelector('h2')?.focus(), []);
  return (
    <div ref={box}>
      <Card>
        <ShownRecord key={shared.id} {...shared} level={2} back={{ label: t`返回列表`, onPress: onBack }} />
      </Card>
    </div>
  );
}
