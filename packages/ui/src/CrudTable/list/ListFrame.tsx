import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, Download, Plus, Upload } from 'lucide-react';
import { type ReactNode, memo, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { PageTools } from '../../Page/pageParts.ts';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import * as css from '../CrudTable.css.ts';
import { ViewSwitch } from '../map/ViewSwitch.tsx';
import { usePart } from '../CrudParts.tsx';
import { Pagination } from '../../Pagination/Pagination.tsx';

const ActionButton = lazyPart(async () => (await import('../actions/ActionButton.tsx')).ActionButton);

interface ListHeaderProps {
  /** Stands before the buttons. */
  before: ReactNode;
  /** How many rows there are; undefined until it is known. */
  total: number | undefined;
  /** It is not shown, as a record takes the whole page. */
  isHidden: boolean;
  onAdd: () => void;
  /** The rows stand on the map; undefined where there is none. */
  isMap?: boolean;
  onMap?: (isMap: boolean) => void;
}

/**
 * What can be done to the whole list, beside the title of the page, or above the rows where there is none; the way to
 * add is the one that stands out. A phone shows it alone until more is asked for. Another page of the list renders
 * nothing of it.
 */
export const ListHeader = memo(function ListHeader({ before, total, isHidden, onAdd, isMap, onMap }: ListHeaderProps) {
  const { t } = useLingui();
  const may = usePart('rights');
  const actions = usePart('actions');
  const { setPanel } = usePart('panels');
  const place = use(PageTools);
  const [isOpen, setOpen] = useState(false);
  const { isComing } = may;
  const shape = isComing ? { className: css.room, isDisabled: true } : {};
  const isTitled = place !== undefined;
  if (place === null) return null;
  const buttons = (
    <div
      className={css.toolbar}
      data-folded={!isOpen || undefined}
      data-titled={isTitled || undefined}
      hidden={isHidden}
    >
      {isTitled && <span className={css.count}>{total}</span>}
      {before}
      {(may.add || (isComing && may.canSubmit)) && (
        <Button {...shape} variant="primary" icon={<Icon of={Plus} />} data-shortcut="add" onPress={onAdd}>
          <Trans>新增</Trans>
        </Button>
      )}
      {actions.toolbar.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
      {(may.import || (isComing && may.canSubmit)) && (
        <Button {...shape} icon={<Icon of={Upload} />} onPress={() => setPanel('import')}>
          <Trans>导入</Trans>
        </Button>
      )}
      {may.export && (
        <Button icon={<Icon of={Download} />} onPress={() => setPanel('export')}>
          <Trans>导出</Trans>
        </Button>
      )}
      {isMap !== undefined && onMap && <ViewSwitch isMap={isMap} onChange={onMap} />}
      <IconButton label={t`更多操作`} className={css.phoneOnly} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <Icon of={isOpen ? ChevronUp : ChevronDown} />
      </IconButton>
    </div>
  );
  return isTitled ? createPortal(buttons, place) : buttons;
});

const BulkBar = lazyPart(async () => (await import('../selection/BulkBar.tsx')).BulkBar);

interface ListFootProps {
  /** How many rows there are, in words. */
  said: string;
  /** The rows stand on the map, which has no pages. */
  isMap: boolean;
  /** The rows above are still to be drawn. */
  isComing: boolean;
  /** Asks to remove what is selected. */
  onRemove: () => void;
}

/** What is selected, and the pages. */
export function ListFoot({ said, isMap, isComing, onRemove }: ListFootProps) {
  const { count } = usePart('selection');
  const { isUnpaged } = usePart('definition');
  const { total, isKnown, error } = usePart('list');
  const { view, change } = usePart('search');
  const settings = usePart('settings');
  const [hasPicked, setHasPicked] = useState(false);
  if (count > 0 && !hasPicked) setHasPicked(true);
  return (
    <div
      className={css.foot}
      hidden={isMap && count === 0}
      data-coming={isComing || (!isKnown && error === null) || undefined}
    >
      {hasPicked && <BulkBar onRemove={onRemove} />}
      {!isUnpaged && !isMap && (
        <Pagination
          page={view.page}
          size={view.size}
          total={total}
          totalText={said}
          onChange={({ page, size }) => {
            if (size !== view.size) settings.set({ size });
            change({ page, size });
          }}
        />
      )}
    </div>
  );
}

const FaultNotice = lazyPart(async () => (await import('./Notices.tsx')).FaultNotice);
const StaleStrip = lazyPart(async () => (await import('../../StaleStrip/StaleStrip.tsx')).StaleStrip);

interface ListFaultsProps {
  /** What went wrong with something that was done; '' for nothing. */
  fault: string;
  onClose: () => void;
  /** The rows stand on the map, which says itself how old it is. */
  isMap: boolean;
}

/** What went wrong, above rows that are still shown or above their map. */
export function ListFaults({ fault, onClose, isMap }: ListFaultsProps) {
  const { rows, error, at, isBusy, reload } = usePart('list');
  return (
    <div className={css.notices}>
      {fault !== '' && <FaultNotice message={fault} action="close" onPress={onClose} />}
      {error !== null && isMap && <FaultNotice message={error.message} action="retry" onPress={reload} />}
      {error !== null && rows.length > 0 && !isMap && (
        <StaleStrip asOf={new Date(at)} reason={error.message} isPending={isBusy} onRetry={reload} />
      )}
    </div>
  );
}
