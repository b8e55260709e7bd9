import {
  type OpenTags,
  TagBar,
  closeAfter,
  closeAll,
  closeBefore,
  closeOthers,
  closeTag,
  moveTag,
  pinTag,
} from '@lattice/ui/TagBar';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { pageNames } from '../../navigation/pageNames.ts';
import { pathKey, trailTo } from '../../navigation/MenuEntry.ts';
import { HOME } from '../../navigation/Page.ts';
import { session } from '../../session/session.ts';
import { clearCache } from './clearCache.ts';
import { type OpenTabs, addressOf, restoreTabs, setTabs, openTab, useOpenTabs } from '../../navigation/openTabs.ts';
import { pageLabel } from './pageLabel.ts';
import { seePage } from '../../navigation/atHand/ownPages.ts';
import { pages, renewPages, tagPages } from '../../navigation/pages.ts';
import { useEntries } from '../../navigation/useEntries.ts';
import { useGo, usePathname } from '../../navigation/Address.tsx';

interface Question {
  title: string;
  names: readonly string[];
  action: string;
  text: string;
  run: () => Promise<void>;
}

const ConfirmDialog = lazyPart(async () => (await import('@lattice/ui/ConfirmDialog')).ConfirmDialog);
const home = pathKey(HOME);

/** Notes the address shown in the tags, which pages have one, and the page of the menu. */
function NotedAddress({ label, to, known }: { label: string | undefined; to: string; known: OpenTabs['tags'] }) {
  const location = useLocation();
  useEffect(() => {
    if (to !== '') seePage(to);
  }, [to]);
  useEffect(() => {
    if (label !== undefined) openTab(label, location.pathname, location.search);
  }, [location, label]);
  useEffect(
    () =>
      tagPages(
        known.map(({ key }) => key),
        location,
      ),
    [known, location],
  );
  return null;
}

/** The opened pages, above the page shown (specification, sections 2 and 4). */
export function Tags() {
  const { t, i18n } = useLingui();
  const pathname = usePathname();
  const go = useGo();
  const { entries } = useEntries();
  useState(() => restoreTabs(session.user?.user_id ?? ''));
  const known = useOpenTabs();
  const { unsaved } = useSnapshot(pages);
  const names = useSnapshot(pageNames);
  const [question, setQuestion] = useState<Question>();
  const active = pathKey(pathname);
  const label = entries && pageLabel(pathname, entries, i18n, names);
  const entry = trailTo(entries ?? [], pathname).at(-1);
  const tags = known.map((tag) => ({
    ...tag,
    label: pageLabel(addressOf(tag.key).replace(/\?.*/s, ''), entries ?? [], i18n, names) ?? tag.label,
    isDirty: unsaved.includes(tag.key),
  }));

  const show = (key: string) => key !== active && go(addressOf(key));
  const close = (next: OpenTags) => {
    const gone = tags.filter(({ key, isDirty }) => isDirty && !next.tags.some((tag) => tag.key === key));
    const run = async () => {
      setTabs({ tags: known.filter(({ key }) => next.tags.some((tag) => tag.key === key)) });
      show(next.active);
    };
    if (gone.length === 0) void run();
    else
      setQuestion({
        title: t`关闭未保存的页面？`,
        names: gone.map((tag) => tag.label),
        action: t`放弃修改并关闭`,
        text: t`这些页面中的修改还没有保存，关闭后会丢失。`,
        run,
      });
  };
  const is: OpenTags = { tags, active };
  const keep = (next: OpenTags) =>
    setTabs({ tags: next.tags.map(({ key, label: words, isPinned = false }) => ({ key, label: words, isPinned })) });
  const askToClear = () =>
    setQuestion({
      title: t`清除缓存？`,
      names: [],
      action: t`清除缓存`,
      text: t`各页面会重新加载，未保存的修改会丢失；已保存的数据不受影响。`,
      run: clearCache,
    });
  return (
    <>
      <NotedAddress label={label} to={entry?.children.length === 0 && active !== home ? entry.to : ''} known={known} />
      <TagBar
        {...is}
        onSelect={show}
        onClose={(key) => close(closeTag(is, key))}
        onCloseOthers={(key) => close(closeOthers(is, key, home))}
        onCloseLeft={(key) => close(closeBefore(is, key, home))}
        onCloseRight={(key) => close(closeAfter(is, key, home))}
        onCloseAll={() => close(closeAll(is, { key: home, label: '' }))}
        onRefresh={renewPages}
        onClearCache={askToClear}
        onPin={(key, isPinned) => keep(pinTag(is, key, isPinned))}
        onMove={(key, index) => keep(moveTag(is, key, index))}
      />
      {question && (
        <ConfirmDialog
          title={question.title}
          names={question.names}
          action={question.action}
          isOpen
          onCancel={() => setQuestion(undefined)}
          onConfirm={async () => {
            await question.run();
            setQuestion(undefined);
          }}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
