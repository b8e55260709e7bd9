import { useLingui } from '@lingui/react/macro';
import { Link2, PenLine, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import { elementWord, kindWord, nodeWord } from '../words/elementWords.ts';
import type { FlowEdits } from '../modeler/flowEdits.ts';
import * as outlineStyle from './Outline.css.ts';
import type { FlowGraph } from '@lattice/flow/FlowGraph';
import { kindsAfter, type NodeKind, nodeKinds, startKind } from '../nodeKinds.ts';
import { outline } from './outline.ts';

interface OutlineToolsProps {
  graph: FlowGraph;
  /** Id of what is chosen; '' is the process. */
  selected: string;
  edits: FlowEdits;
  onSelect: (id: string) => void;
  /** Asks for the form of what is chosen. */
  onOpen: () => void;
  onRemove: () => void;
  /** Brings the focus to the line of what is chosen. */
  onLine: () => void;
  /** Says what was done, for screen readers. */
  onSay: (text: string) => void;
}

/** What can be done to the chosen element: something is put behind it, it is connected, opened, removed. */
export function OutlineTools({ graph, selected, edits, onSelect, onOpen, onRemove, onLine, onSay }: OutlineToolsProps) {
  const { t, i18n } = useLingui();
  const node = graph.nodes.find(({ id }) => id === selected);
  const isEdge = graph.edges.some(({ id }) => id === selected);
  const kinds: readonly NodeKind[] =
    node !== undefined
      ? kindsAfter(node)
      : isEdge
        ? nodeKinds.filter(({ type }) => type !== 'EndEvent' && type !== 'SubProcess')
        : [startKind, ...nodeKinds];
  const targets =
    node === undefined
      ? []
      : outline(graph).flatMap((line) =>
          line.kind === 'node' &&
          line.node.parent === node.parent &&
          edits.canConnect(node.id, line.node.id) &&
          !graph.edges.some(({ from, to }) => from === node.id && to === line.node.id)
            ? [line.node]
            : [],
        );
  const hasEnded = useRef(false);
  const append = (id: string) => {
    const kind = kinds.find((one) => one.id === id);
    if (kind === undefined) return;
    const word = i18n._(kind.label);
    hasEnded.current = kind.type === 'EndEvent';
    onSelect(edits.append(selected, kind));
    onSay(t`已添加${word}`);
  };
  // The menu gives the focus back to its button, which has nothing more to offer behind an end.
  const passOn = () => {
    if (hasEnded.current) onLine();
    hasEnded.current = false;
  };
  const connect = (to: string) => {
    const word = elementWord(to, graph, i18n);
    onSelect(edits.connect(selected, to));
    onSay(t`已连接到${word}`);
  };
  const label = isEdge ? t`在线上插入` : node === undefined ? t`添加节点` : t`在后面追加`;
  const following =
    kinds.length === 0
      ? [{ id: 'nothing', label: t`结束之后没有下一步`, isDisabled: true }]
      : kinds.map(({ id, label: word, icon }) => ({ id, label: i18n._(word), icon }));
  return (
    <Toolbar aria-label={t`大纲工具`} className={outlineStyle.outlineTools}>
      <Menu
        label={label}
        trigger={
          <Button size="small" icon={<Icon of={Plus} />} onFocus={passOn}>
            {label}
          </Button>
        }
        onAction={append}
        items={following}
      />
      <Menu
        label={t`连接到`}
        trigger={<Button size="small" icon={<Icon of={Link2} />} isDisabled={targets.length === 0}>{t`连接到`}</Button>}
        onAction={connect}
        items={targets.map((target) => ({
          id: target.id,
          label: target.name.trim() === '' ? nodeWord(target, i18n) : t`${target.name}（${kindWord(target, i18n)}）`,
        }))}
      />
      <IconButton size="small" label={t`编辑属性`} onPress={onOpen}>
        <Icon of={PenLine} />
      </IconButton>
      <IconButton size="small" label={t`删除所选`} isDisabled={selected === ''} onPress={onRemove}>
        <Icon of={Trash2} />
      </IconButton>
    </Toolbar>
  );
}
