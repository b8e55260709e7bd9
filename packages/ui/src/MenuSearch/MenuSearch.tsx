import { useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { leaves, type MenuNode } from '../SideBar/menuTree.ts';
import { beginsWith } from './titleMatch.ts';
import { QuickList } from './QuickList.tsx';
import { usePinyin } from './usePinyin.ts';

export interface MenuSearchProps {
  /** The menu as the person sees it. */
  items: readonly MenuNode[];
  /** Whether it is shown. */
  isOpen: boolean;
  /** What is searched for when it opens; nothing by default. */
  initialQuery?: string;
  /** Called with false when it wants to close: Esc, a press outside, or a choice. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the entry that was chosen. */
  onChoose: (node: MenuNode) => void;
}

const limit = 50;

/** Finds an entry of the menu by the beginning of its name or of its pinyin. */
export function MenuSearch({ isOpen, ...rest }: MenuSearchProps) {
  return isOpen ? <Opened {...rest} /> : null;
}

function Opened({ items, initialQuery = '', onOpenChange, onChoose }: Omit<MenuSearchProps, 'isOpen'>) {
  const { t } = useLingui();
  const [query, setQuery] = useState(initialQuery);
  const pinyinOf = usePinyin(true);
  const found = leaves(items)
    .filter(({ label }) => beginsWith(label, query, pinyinOf))
    .slice(0, limit);
  const choose = (id: string) => {
    const node = found.find((leaf) => leaf.id === id);
    onOpenChange(false);
    if (node) onChoose(node);
  };
  const shown = found.map(({ id, label, path, icon }) => ({
    id,
    label,
    detail: path.join(' / '),
    icon: icon ?? FileText,
  }));
  return (
    <QuickList
      title={t`搜索菜单：名称、拼音或首字母`}
      query={query}
      onQueryChange={setQuery}
      groups={[{ label: '', items: shown }]}
      onChoose={choose}
      onClose={() => onOpenChange(false)}
    />
  );
}
