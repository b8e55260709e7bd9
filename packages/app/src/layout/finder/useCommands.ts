import type { Command } from '@lattice/ui/CommandPalette';
import { namedIcon } from '@lattice/ui/Icon';
import { lowerCaseLabel } from '@lattice/ui/lowerCaseLabel';
import { useLingui } from '@lingui/react/macro';
import {
  Bug,
  History,
  Keyboard,
  Languages,
  ListOrdered,
  FileSearch,
  LockKeyhole,
  Maximize,
  Palette,
  Plus,
  RefreshCw,
  Search,
  Star,
} from 'lucide-react';
import { useSnapshot } from 'valtio';
import { languages } from '../../../../../locales/languages.ts';
import { switchLanguage } from '../../base/i18n.ts';
import { type MenuEntry, pathKey, trailTo } from '../../navigation/MenuEntry.ts';
import { HOME } from '../../navigation/Page.ts';
import { atHand } from '../../navigation/atHand/atHand.ts';
import { starPage } from '../../navigation/atHand/ownPages.ts';
import { type Language, setPreference, preferences } from '../../base/preferences.ts';
import { themes } from '../../base/themes.ts';
import { toolRequest } from '../../base/toolRequest.ts';
import { permissionCode } from '@lattice/api/resource';
import { hasResource } from '../../records/resources.ts';
import { useCodes } from '../../session/useCodes.ts';
import { finder } from './finder.ts';
import { synonyms } from './synonyms.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { useRecordNames } from './useRecordNames.ts';
import { renewPages } from '../../navigation/pages.ts';
import { useRecentRecords } from '../../features/recent/useRecentRecords.ts';
import { usePathname } from '../../navigation/Address.tsx';

/** A command with its deed. */
export interface CommandAction extends Command {
  run: () => void;
}

const ways = (
  entries: readonly MenuEntry[],
  above: readonly string[] = [],
): { entry: MenuEntry; above: readonly string[] }[] =>
  entries.flatMap((entry) =>
    entry.children.length > 0 ? ways(entry.children, [...above, entry.label]) : [{ entry, above }],
  );

const fill = () =>
  void (
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()
  ).catch(() => null);

/** What the command palette can do: the records looked at last, actions here, every entry of the menu, and looks. */
export function useCommands(
  entries: readonly MenuEntry[],
  go: (to: string, isExternal?: boolean) => void,
  isOpen: boolean,
  query: string,
): readonly CommandAction[] {
  const { t, i18n } = useLingui();
  const pathname = usePathname();
  const { language } = useSnapshot(preferences);
  const others = (Object.keys(languages) as Language[]).filter((code) => code !== language);
  const records = useRecentRecords(isOpen);
  const found = useFoundRecords(query, entries);
  const codes = useCodes();
  const mayAdd = (path: string) => hasResource(path) && codes?.has(permissionCode({ path }, 'add')) === true;
  const { starred } = useSnapshot(atHand).own;
  const page = trailTo(entries, pathname).find(({ to, children }) => children.length === 0 && to !== HOME);
  const isStarred = page !== undefined && starred.includes(page.to);
  const recordNames = useRecordNames(isOpen);
  const namesOf = (path: string) => (synonyms[path] ?? []).map((word) => i18n._(word));
  const [here, looks, recent, menu] = [t`操作`, t`外观`, t`最近查看的记录`, t`菜单`];
  const [addition, result] = [t`新增`, t`找到的记录`];
  return [
    ...records.map(({ address, label }) => ({
      id: address,
      label,
      group: recent,
      icon: History,
      run: () => go(address),
    })),
    {
      id: 'refresh',
      label: t`刷新当前页面`,
      group: here,
      icon: RefreshCw,
      names: ['refresh', 'reload'],
      run: () => renewPages(pathKey(pathname)),
    },
    ...(page === undefined
      ? []
      : [
          {
            id: 'star',
            label: isStarred ? t`取消收藏当前页面` : t`收藏当前页面`,
            group: here,
            icon: Star,
            names: ['star', 'favourite'],
            run: () => starPage(page.to, !isStarred),
          },
        ]),
    ...(starred.length === 0
      ? []
      : [
          {
            id: 'favourites',
            label: t`整理收藏`,
            group: here,
            icon: ListOrdered,
            names: ['favourites', 'order'],
            run: () => Object.assign(finder, { open: 'favourites' }),
          },
        ]),
    {
      id: 'search',
      label: t`搜索菜单`,
      group: here,
      icon: Search,
      names: ['search'],
      run: () => Object.assign(finder, { open: 'search' }),
    },
    {
      id: 'shortcuts',
      label: t`键盘快捷键`,
      group: here,
      icon: Keyboard,
      shortcut: '?',
      names: ['shortcuts'],
      run: () => Object.assign(finder, { open: 'help' }),
    },
    {
      id: 'lock',
      label: t`锁屏`,
      group: here,
      icon: LockKeyhole,
      names: ['lock'],
      run: () => Object.assign(toolRequest, { tool: 'lock' }),
    },
    {
      id: 'errors',
      label: t`错误日志`,
      group: here,
      icon: Bug,
      names: ['error log'],
      run: () => Object.assign(toolRequest, { tool: 'errors' }),
    },
    { id: 'full', label: t`切换全屏`, group: here, icon: Maximize, names: ['full screen'], run: fill },
    ...ways(entries).map(({ entry, above }) => ({
      id: entry.to,
      label: entry.label,
      group: [menu, ...above].join(' / '),
      icon: namedIcon(entry.icon, false),
      names: namesOf(entry.to),
      run: () => go(entry.to, entry.isExternal),
    })),
    ...ways(entries).flatMap(({ entry: { to, label: list } }) => {
      if (!mayAdd(to.slice(1))) return [];
      const label = lowerCaseLabel(recordNames[to.slice(1)] ?? list, i18n.locale);
      return {
        id: `add ${to}`,
        label: t`新增${label}`,
        group: addition,
        icon: Plus,
        names: [label, list, ...namesOf(to)],
        run: () => go(`${to}?open=add`),
      };
    }),
    ...others.map((code) => ({
      id: `language ${code}`,
      label: languages[code].name,
      group: looks,
      icon: Languages,
      names: [t`切换语言`, 'language'],
      run: () => void switchLanguage(code).catch(() => null),
    })),
    ...themes.map(({ name, label }) => {
      const theme = i18n._(label);
      return {
        id: `theme ${name}`,
        label: t`切换主题：${theme}`,
        group: looks,
        icon: Palette,
        names: ['theme', name],
        run: () => setPreference('theme', name),
      };
    }),
    ...found.map(({ address, label }) => ({
      id: `found ${address}`,
      label,
      group: result,
      icon: FileSearch,
      isFound: true,
      run: () => go(address),
    })),
  ];
}
