import { Empty } from '@lattice/ui/Empty';
import { SearchField } from '@lattice/ui/SearchField';
import { Stack } from '@lattice/ui/Stack';
import { type TabItem, Tabs } from '@lattice/ui/Tabs';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ONE_ROW, type RelatedGroup, groupOf, matchingGroups } from './relatedGroups.ts';

export interface RelatedTabsProps {
  /** Registers whose records point to the record, by area. */
  groups: readonly RelatedGroup<TabItem>[];
  /** Id of the open tab. */
  selected: string;
  onSelect: (id: string) => void;
}

/**
 * Registers whose records point to a record, a register a tab; many are grouped by area, which says how many it has,
 * and are found by their names.
 */
export function RelatedTabs({ groups, selected, onSelect }: RelatedTabsProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [area, setArea] = useState('');
  const all = groups.flatMap(({ tabs }) => tabs);
  const name = t`相关记录`;
  if (all.length <= ONE_ROW) return <Tabs label={name} items={all} selected={selected} onSelect={onSelect} />;
  const found = matchingGroups(groups, words);
  const items = found.map(({ id, label, tabs }) => ({
    id,
    label: `${label} ${tabs.length}`,
    content: <Tabs label={label} items={tabs} selected={selected} onSelect={onSelect} />,
  }));
  const open = items.some(({ id }) => id === area) ? area : '';
  return (
    <Stack gap="sm">
      <SearchField label={t`查找相关记录的名称`} value={words} onChange={setWords} />
      {found.length === 0 && <Empty kind="noMatch" title={t`没有名称含“${words}”的相关记录`} />}
      <Tabs label={name} items={items} selected={open || groupOf(found, selected)} onSelect={setArea} />
    </Stack>
  );
}
