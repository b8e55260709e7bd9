import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  type LucideIcon,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
} from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { tool } from './RichText.css.ts';
import { type tableActs, changeTable, insertTable } from './tables.ts';

interface TableToolProps {
  /** The editor. */
  editor: Editor;
  /** Whether the cursor stands in a table. */
  isInside: boolean;
  /** Whether it cannot be used. */
  isDisabled: boolean;
}

/** Puts a table in; in one it adds and removes rows and columns. */
export function TableTool({ editor, isInside, isDisabled }: TableToolProps) {
  const { t } = useLingui();
  const acts: [label: string, icon: LucideIcon, act: keyof typeof tableActs][] = [
    [t`在下方加一行`, BetweenHorizontalEnd, 'addRowAfter'],
    [t`在右侧加一列`, BetweenVerticalEnd, 'addColumnAfter'],
    [t`删除这一行`, TableRowsSplit, 'deleteRow'],
    [t`删除这一列`, TableColumnsSplit, 'deleteColumn'],
    [t`删除表格`, Trash2, 'deleteTable'],
  ];
  if (!isInside)
    return (
      <Button className={tool} aria-label={t`插入表格`} isDisabled={isDisabled} onPress={() => insertTable(editor)}>
        <Icon of={Table} />
      </Button>
    );
  return acts.map(([label, icon, act]) => (
    <Button
      key={act}
      className={tool}
      aria-label={label}
      isDisabled={isDisabled}
      onPress={() => changeTable(editor, act)}
    >
      <Icon of={icon} />
    </Button>
  ));
}
