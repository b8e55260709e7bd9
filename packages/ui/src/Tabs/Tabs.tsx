import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { useStrip } from '../TagBar/useStrip.ts';
import * as css from './Tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Id of the open tab; the first by default. */
  selected?: string;
  /** Called when another tab is opened. */
  onSelect?: (id: string) => void;
}

/**
 * Several views of one subject, one of which is shown; only that one is drawn, so that the others cost nothing. Where
 * not all tabs are in sight, a menu names them all.
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState('');
  const wanted = selected ?? own;
  const open = items.some(({ id }) => id === wanted) ? wanted : (items[0]?.id ?? '');
  const isFull = useStrip(strip, 'key', open);
  const select = (id: string) => {
    setOwn(id);
    if (id !== selected) onSelect?.(id);
  };
  return (
    <AriaTabs className={css.whole} selectedKey={open} onSelectionChange={(key) => select(String(key))}>
      <div className={css.bar}>
        <TabList ref={strip} aria-label={label} className={css.list}>
          {items.map(({ id, label: name }) => (
            <Tab key={id} id={id} className={css.tab}>
              {name}
            </Tab>
          ))}
        </TabList>
        {isFull && (
          <Menu
            label={t`全部标签`}
            placement="bottom end"
            trigger={
              <IconButton size="small" label={t`全部标签`}>
                <Icon of={ChevronDown} />
              </IconButton>
            }
            items={items.map(({ id, label: name }) => ({ id, label: name }))}
            onAction={select}
          />
        )}
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
