import { useLingui } from '@lingui/react/macro';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { readCondition } from '@lattice/flow/conditions';
import { conditionWord } from '../words/conditionWord.ts';
import { kindWord, nodeWord } from '../words/elementWords.ts';
import * as outlineStyle from './Outline.css.ts';
import type { FlowGraph } from '@lattice/flow/FlowGraph';
import { kindOf } from '../nodeKinds.ts';
import { lineId, outline } from './outline.ts';

interface OutlineProps {
  graph: FlowGraph;
  /** Id of what is chosen; '' is the process. */
  selected: string;
  /** Ids of elements with an error. */
  faulty: ReadonlySet<string>;
  onSelect: (id: string) => void;
  /** Called on Enter and F2: the form of what is chosen is wanted. */
  onOpen: () => void;
  /** Called on Delete. */
  onRemove: () => void;
  /** Id of the words that say its keys. */
  keysId: string;
}

/** Every element of a process in order of flow, as a tree: arrows choose, Enter opens the form, Delete removes. */
export function Outline({ graph, selected, faulty, onSelect, onOpen, onRemove, keysId }: OutlineProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const hasRemoved = useRef(false);
  useEffect(() => {
    if (!hasRemoved.current || document.activeElement !== document.body) return;
    hasRemoved.current = false;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const lines = outline(graph);
  const at = lines.findIndex((line) => lineId(line) === selected);
  const go = (to: number) => {
    list.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[to + 1]?.focus();
  };
  const levelOf = (index: number) => lines[index]?.level ?? 0;
  const remove = () => {
    hasRemoved.current = selected !== '';
    onRemove();
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const parent = lines.findLastIndex((_, index) => index < at && levelOf(index) < levelOf(at));
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(Math.max(-1, at - 1)),
      Home: () => go(-1),
      End: () => go(lines.length - 1),
      ArrowLeft: () => go(parent),
      ArrowRight: () => {
        if (levelOf(at + 1) > levelOf(at)) go(at + 1);
      },
      Enter: onOpen,
      F2: onOpen,
      Delete: remove,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };
  const item = (id: string, level: number) => ({
    role: 'treeitem',
    'aria-level': level,
    'aria-selected': selected === id,
    tabIndex: selected === id || (id === '' && at === -1) ? 0 : -1,
    className: outlineStyle.line,
    style: { paddingInlineStart: `${level * 14 - 8}px` },
    onClick: () => onSelect(id),
    onFocus: () => {
      if (selected !== id) onSelect(id);
    },
  });
  const mark = (id: string) =>
    faulty.has(id) && (
      <span className={outlineStyle.faulty}>
        <Icon of={CircleAlert} label={t`有问题`} />
      </span>
    );
  return (
    <ul
      ref={list}
      role="tree"
      aria-label={t`流程大纲`}
      aria-describedby={keysId}
      className={outlineStyle.tree}
      onKeyDown={press}
    >
      <li {...item('', 1)}>
        <span className={outlineStyle.lineText}>
          {graph.name === '' ? graph.key : graph.name} <span className={outlineStyle.aside}>{t`流程`}</span>
        </span>
        {mark(graph.key)}
      </li>
      {lines.map((line) => {
        const id = lineId(line);
        if (line.kind === 'edge') {
          const facts = [
            line.edge.name,
            line.from.defaultFlow === id
              ? t`默认`
              : line.edge.condition === ''
                ? ''
                : conditionWord(readCondition(line.edge.condition), i18n),
          ].filter((text) => text !== '');
          return (
            <li key={id} {...item(id, line.level + 1)}>
              <span className={outlineStyle.lineIcon}>
                <Icon of={ArrowRight} size={14} />
              </span>
              <span className={outlineStyle.lineText}>
                <span className={visuallyHidden}>{t`去往`} </span>
                {nodeWord(line.to, i18n)} <span className={outlineStyle.aside}>{facts.join(' · ')}</span>
              </span>
              {mark(id)}
            </li>
          );
        }
        const [kind, word, what] = [kindOf(line.node), nodeWord(line.node, i18n), kindWord(line.node, i18n)];
        return (
          <li key={id} {...item(id, line.level + 1)}>
            {kind !== undefined && (
              <span className={outlineStyle.lineIcon}>
                <Icon of={kind.icon} />
              </span>
            )}
            <span className={outlineStyle.lineText}>
              {word} <span className={outlineStyle.aside}>{word === what ? '' : what}</span>
            </span>
            {mark(id)}
          </li>
        );
      })}
    </ul>
  );
}
