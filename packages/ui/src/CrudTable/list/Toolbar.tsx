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
import { useState } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { ActionButton } from '../actions/ActionButton.tsx';
import * as css from '../CrudTable.css.ts';
import { usePart } from '../CrudParts.tsx';

interface ToolbarProps {
  /** Whether the search bar is shown. */
  isSearchShown: boolean;
  onSearchShown: (isShown: boolean) => void;
}

/**
 * What can be done to the list, at its start, and how it is looked at, at its end; a phone shows the first deed alone
 * until more are asked for or something is selected.
 */
export function Toolbar({ isSearchShown, onSearchShown }: ToolbarProps) {
  const { t } = useLingui();
  const { props } = usePart('definition');
  const may = usePart('rights');
  const { reload } = usePart('list');
  const { count, isAll, picked } = usePart('selection');
  const actions = usePart('actions');
  const { view, change } = usePart('search');
  const { setPanel } = usePart('panels');
  const { setDoomed, removeAll } = usePart('record');
  const [isOpen, setOpen] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const { isComing } = may;
  const { submit, remove } = props.source;
  const shape = isComing ? { className: css.room, isDisabled: true } : {};
  return (
    <>
      <div className={css.toolbar} data-folded={(!isOpen && count === 0) || undefined}>
        {props.toolbar}
        {(may.add || (isComing && submit)) && (
          <Button
            {...shape}
            variant="primary"
            icon={<Icon of={Plus} />}
            onPress={() => change({ open: { mode: 'add' } })}
          >
            <Trans>新增</Trans>
          </Button>
        )}
        {actions.toolbar.map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
        {actions.batch.map((action) => (
          <ActionButton key={action.id} action={action} isBatch />
        ))}
        {(may.remove || (isComing && remove)) && (
          <Button
            icon={<Icon of={Trash2} />}
            {...shape}
            onPress={() => {
              setWarned(count === 0);
              if (isAll) void removeAll();
              else setDoomed([...picked.values()]);
            }}
          >
            <Trans>批量删除</Trans>
          </Button>
        )}
        {(may.import || (isComing && submit)) && (
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
          <IconButton label={t`高级筛选`} aria-pressed={view.where !== undefined} onPress={() => setPanel('filter')}>
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
          <IconButton label={t`刷新`} onPress={reload}>
            <Icon of={RotateCw} />
          </IconButton>
        </span>
      </div>
      {isWarned && count === 0 && (
        <Alert
          tone="warning"
          action={
            <Button size="small" onPress={() => setWarned(false)}>
              <Trans>知道了</Trans>
            </Button>
          }
        >
          <Trans>请至少选择一条记录，再批量删除</Trans>
        </Alert>
      )}
    </>
  );
}
