import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ground } from './flowCanvas.css.ts';
import { FlowDetail } from './standings/FlowDetail.tsx';
import { FlowLegend } from './standings/FlowLegend.tsx';
import { FlowList } from './standings/FlowList.tsx';
import { flowEntries, type FlowMark, type FlowReading, flowStandings } from './flowStandings.ts';
import { FlowToolbar, ZOOM_STEP } from './FlowToolbar.tsx';
import * as css from './FlowViewer.css.ts';
import { flowWords } from './standings/flowWords.ts';
import { useDiagram } from './diagram/useDiagram.ts';
import { usePress } from './diagram/usePress.ts';

export type { FlowMark, FlowReading } from './flowStandings.ts';

export interface FlowViewerProps {
  /** The process as BPMN 2.0; it is laid out where it says no places. */
  xml: string;
  /**
   * The history in its order; a node reached again has a row more. Keep it the same array between renders. Without it
   * the definition alone is shown.
   */
  marks?: readonly FlowMark[];
  /**
   * `stock`, the default, shows finished nodes as completed (success); `literal` leaves them without highlight, as the
   * other sentence of the specification says. In progress is primary and a line that was taken is warning in both; icon
   * and words stay in both.
   */
  reading?: FlowReading;
  /** What is shown, for screen readers and as the name of saved pictures. */
  label: string;
  /** Height of the diagram as a CSS length; default 28rem. */
  height?: string;
}

const NO_MARKS: readonly FlowMark[] = [];

/**
 * A process with what happened in it: the diagram, and the same as a list; focus in one moves the other. bpmn-js is
 * loaded when the first one is shown.
 */
export function FlowViewer({ xml, marks = NO_MARKS, reading = 'stock', label, height = '28rem' }: FlowViewerProps) {
  const { t, i18n } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  const [isOpen, setOpen] = useState(false);
  const open = (id: string) => {
    setCurrent(id);
    setOpen(true);
  };
  const { diagram, hasFailed } = useDiagram(element, xml, { label, onFocus: setCurrent, onOpen: open });
  const standings = useMemo(() => flowStandings(marks), [marks]);
  const entries = useMemo(() => flowEntries(diagram?.nodes ?? [], standings), [diagram, standings]);
  const hasStates = standings.size > 0;
  const { locale } = i18n;
  const words = useMemo(() => flowWords(i18n, locale), [i18n, locale]);
  useLayoutEffect(() => {
    const known = new Map(entries.map((entry) => [entry.node.id, entry]));
    diagram?.paint({
      standings,
      reading,
      textOf: words.stateOf,
      nameOf: (node) => words.nameOf(node, hasStates ? (known.get(node.id) ?? null) : null),
    });
  }, [diagram, standings, entries, reading, hasStates, words]);
  const chosen = isOpen ? entries.find(({ node }) => node.id === current) : undefined;
  const close = () => {
    setOpen(false);
    diagram?.focus(current);
  };
  usePress(root, (event) => {
    if (event.key === 'Escape' && chosen) {
      event.stopPropagation();
      close();
    }
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !(event.target instanceof Node) ||
      !element.current?.contains(event.target)
    )
      return;
    if (event.key === '0') diagram?.fit();
    if (event.key === '+' || event.key === '=') diagram?.zoom(ZOOM_STEP);
    if (event.key === '-') diagram?.zoom(1 / ZOOM_STEP);
  });
  const choose = (id: string) => {
    setCurrent(id);
    diagram?.show(id);
  };
  return (
    <div ref={root} role="region" aria-label={label} className={css.root}>
      <FlowToolbar diagram={diagram} target={root} fileName={label} />
      <div className={css.columns}>
        <div className={css.stage}>
          <div
            ref={element}
            className={ground}
            style={{ blockSize: height }}
            aria-busy={diagram === null && !hasFailed}
          />
          {hasFailed && (
            <div
              role="alert"
              className={css.instead}
            >{t`流程图显示不了：文件不是有效的 BPMN 2.0 流程。请让管理员检查流程模型后重新部署`}</div>
          )}
          {diagram === null && !hasFailed && <div className={css.instead}>{t`正在打开流程图`}</div>}
          {chosen && <FlowDetail entry={chosen} hasState={hasStates} words={words} onClose={close} />}
        </div>
        <FlowList
          label={t`${label}的步骤`}
          entries={entries}
          hasStates={hasStates}
          words={words}
          current={current}
          height={height}
          onChoose={choose}
          onOpen={(id) => {
            open(id);
            diagram?.show(id);
          }}
        />
      </div>
      <p
        className={css.note}
      >{t`在图中：方向键沿连线走，PageUp、PageDown 按顺序走，回车看办理情况，+ − 缩放，0 适合窗口`}</p>
      {hasStates && <FlowLegend states={new Set([...standings.values()].map(({ state }) => state))} words={words} />}
    </div>
  );
}

export interface FlowDialogProps extends FlowViewerProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when it wants to close. */
  onClose: () => void;
  /** Its heading. */
  title: string;
}

/** The same in a dialog. */
export function FlowDialog({ isOpen, onClose, title, ...viewer }: FlowDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onClose} width="min(1200px, 94vw)">
      <FlowViewer height="min(28rem, 60vh)" {...viewer} />
    </Dialog>
  );
}
