import { Trans, useLingui } from '@lingui/react/macro';
import {
  Bookmark,
  ChevronDown,
  ChevronUp,
  Columns3,
  Download,
  Filter,
  Plus,
  Printer,
  RotateCw,
  Search,
  Trash2,
  Upload,
} from 'lucide-react';
import { type ReactNode, memo, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import { ActionButton } from '../actions/ActionButton.tsx';
import * as css from '../CrudTable.css.ts';
import { usePart } from '../CrudParts.tsx';

const NothingSelected = lazyPart(async () => (await import('./Notices.tsx')).NothingSelected);

interface ToolbarProps {
  /** Stands before the buttons. */
  before: ReactNode;
  /** Whether the advanced filter is in force. */
  hasConditions: boolean;
  /** Whether the search bar is shown. */
  isSearchShown: boolean;
  onSearchShown: (isShown: boolean) => void;
  onAdd: () => void;
  /** Asks to remove what is selected; false where nothing is. */
  onRemove: () => boolean;
  onReload: () => void;
}

/** The row of buttons, folded on a phone while nothing is selected. */
function Buttons({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { count } = usePart('selection');
  return (
    <div className={css.toolbar} data-folded={(!isOpen && count === 0) || undefined}>
      {children}
    </div>
  );
}

/** What can be done to the list, at its start, and how it is looked at, at its end; a phone shows the first deed alone until more are asked for or something is selected. Another page of the list renders nothing of it. */
export const Toolbar = memo(function Toolbar({
  before,
  hasConditions,
  isSearchShown,
  onSearchShown,
  onAdd,
  onRemove,
  onReload,
}: ToolbarProps) {
  const { t } = useLingui();
  const may = usePart('rights');
  const actions = usePart('actions');
  const { setPanel } = usePart('panels');
  const [isOpen, setOpen] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const { isComing } = may;
  const shape = isComing ? { className: css.room, isDisabled: true } : {};
  return (
    <>
      <Buttons isOpen={isOpen}>
        {before}
        {(may.add || (isComing && may.canSubmit)) && (
          <Button {...shape} variant="primary" icon={<Icon of={Plus} />} onPress={onAdd}>
            <Trans>新增</Trans>
          </Button>
        )}
        {actions.toolbar.map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
        {actions.batch.map((action) => (
          <ActionButton key={action.id} action={action} isBatch />
        ))}
        {(may.remove || (isComing && may.canRemove)) && (
          <Button icon={<Icon of={Trash2} />} {...shape} onPress={() => setWarned(!onRemove())}>
            <Trans>批量删除</Trans>
          </Button>
        )}
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
        <IconButton
          label={t`更多操作`}
          className={css.phoneOnly}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          <Icon of={isOpen ? ChevronUp : ChevronDown} />
        </IconButton>
        <span className={css.grow} />
        <span className={css.tools}>
          <IconButton label={t`高级筛选`} aria-pressed={hasConditions} onPress={() => setPanel('filter')}>
            <Icon of={Filter} />
          </IconButton>
          <IconButton label={t`查询条件`} aria-pressed={isSearchShown} onPress={() => onSearchShown(!isSearchShown)}>
            <Icon of={Search} />
          </IconButton>
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
      </Buttons>
      {isWarned && <NothingSelected onClose={() => setWarned(false)} />}
    </>
  );
});
