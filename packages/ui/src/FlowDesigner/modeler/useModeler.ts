import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatList } from '../../formatList/formatList.tsx';
import { typeWord } from '../words/typeWord.ts';
import type { LiveModeler, ModelerState } from './liveModeler.ts';

/** A modeler as React sees it. */
export interface UsedModeler {
  /** The modeler; null until it is drawn. */
  live: LiveModeler | null;
  state: ModelerState | null;
  /** Id of what is chosen; '' is the process. */
  selected: string;
  select: (id: string) => void;
  /** Draws a file; what could not be read or was not drawn, or why it is no file at all, is in `news`. */
  load: (xml: string) => Promise<boolean>;
  /** What the last file left to say. */
  news: readonly string[];
  /** Takes a file for the one that is drawn, as after it was saved. */
  keep: (xml: string) => void;
}

/** Most names of placed nodes that are told. */
const MOST_NAMES = 8;

/** Loads the modeler into an element, and draws a file in it whenever that is another one. */
export function useModeler(
  place: RefObject<HTMLDivElement | null>,
  xml: string,
  label: string,
  onEdit: () => void,
): UsedModeler {
  const { t, i18n } = useLingui();
  const [live, setLive] = useState<LiveModeler | null>(null);
  const [state, setState] = useState<ModelerState | null>(null);
  const [selected, setSelected] = useState('');
  const [news, setNews] = useState<readonly string[]>([]);
  const edited = useRef(onEdit);
  const words = useRef(i18n);
  const isReading = useRef(false);
  const drawn = useRef<string | null>(null);
  useEffect(() => {
    edited.current = onEdit;
    words.current = i18n;
  });
  const show = async (modeler: LiveModeler, file: string): Promise<boolean> => {
    isReading.current = true;
    drawn.current = file;
    try {
      const { unread, placed } = await modeler.load(file);
      const names = formatList(placed.slice(0, MOST_NAMES), words.current.locale);
      setNews([
        ...(unread.length === 0 ? [] : [t`文件中有 ${unread.length} 处内容不能读取，保存后不会保留：${unread[0]}`]),
        ...(placed.length === 0 ? [] : [t`文件没有画出 ${placed.length} 个节点，已自动放在旁边，请查看：${names}`]),
      ]);
      return true;
    } catch (error) {
      setNews([t`文件不能打开：${error instanceof Error ? error.message.split('\n')[0] : ''}`]);
      return false;
    } finally {
      isReading.current = false;
      setSelected('');
    }
  };
  const shown = useRef(show);
  const failed = t`设计器没有加载成功，请检查网络后重新打开`;
  useEffect(() => {
    shown.current = show;
  });
  useEffect(() => {
    let isGone = false;
    let made: LiveModeler | null = null;
    const make = async (host: HTMLElement) => {
      const { liveModeler } = await import('./liveModeler.ts');
      if (isGone) return;
      made = liveModeler(host, {
        label,
        locale: words.current.locale,
        nameOf: (type, name) => `${typeWord(type, words.current)} ${name}`.trim(),
        onChange: (next) => {
          setState(next);
          setSelected((id) =>
            id === '' || [...next.graph.nodes, ...next.graph.edges].some((one) => one.id === id) ? id : '',
          );
          if (!isReading.current) edited.current();
        },
        onSelect: setSelected,
      });
      setLive(made);
    };
    if (place.current) make(place.current).catch(() => isGone || setNews([failed]));
    return () => {
      isGone = true;
      made?.remove();
      drawn.current = null;
      setLive(null);
    };
  }, [place, label, failed]);
  useEffect(() => {
    if (live !== null && xml !== drawn.current) void shown.current(live, xml);
  }, [live, xml]);
  useEffect(() => live?.relabel(i18n.locale), [live, i18n.locale]);
  const keep = (file: string) => {
    drawn.current = file;
  };
  return {
    live,
    state,
    selected,
    news,
    keep,
    select: (id) => (live === null ? undefined : live.select(id)),
    load: async (file) => (live === null ? false : shown.current(live, file)),
  };
}
