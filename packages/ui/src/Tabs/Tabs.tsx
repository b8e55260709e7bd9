import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as css from './Tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

/** Props of Tabs. */
export interface TabsProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Id of the open tab; the first by default. */
  selected?: string;
  /** Called when another tab is opened. */
  onSelect?: (id: string) => void;
}

/** Several views of one subject, one of which is shown; only that one is drawn, so that the others cost nothing. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const isThere = items.some(({ id }) => id === selected);
  return (
    <AriaTabs {...(selected !== undefined && { selectedKey: isThere ? selected : (items[0]?.id ?? '') })} onSelectionChange={(key) => String(key) !== selected && onSelect?.(String(key))}>
      <TabList aria-label={label} className={css.list}>
        {items.map(({ id, label: name }) => <Tab key={id} id={id} className={css.tab}>{name}</Tab>)}
      </TabList>
      {items.map(({ id, content }) => <TabPanel key={id} id={id} className={css.panel}>{content}</TabPanel>)}
    </AriaTabs>
  );
}
