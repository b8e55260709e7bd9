import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { focusById } from '../Field/focusById.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { DesignerToolbar } from './DesignerToolbar.tsx';
import { elementWord } from './words/elementWords.ts';
import * as css from './FlowDesigner.css.ts';
import * as outlineStyle from './outline/Outline.css.ts';
import * as canvasMarks from './modeler/canvasMarks.css.ts';
import type { FlowDirectory } from './FlowDirectory.ts';
import type { FlowGraph } from '@lattice/flow/FlowGraph';
import { lineBefore } from './outline/outline.ts';
import { Outline } from './outline/Outline.tsx';
import { OutlineHint } from './outline/OutlineHint.tsx';
import { OutlineTools } from './outline/OutlineTools.tsx';
import { ProblemList } from './ProblemList.tsx';
import { PropertyForm } from './properties/PropertyForm.tsx';
import { saveFlow } from './modeler/saveFlow.ts';
import { SimulationPanel } from './simulation/SimulationPanel.tsx';
import { useDesignerKeys } from './modeler/useDesignerKeys.ts';
import { useDirectory } from './properties/useDirectory.ts';
import { useModeler } from './modeler/useModeler.ts';
import { validate } from '@lattice/flow/validate';

export { type CheckedFlow, checkFlow, type FlowFinding } from './checkFlow.ts';
export { FlowCompare, type FlowCompareProps } from './compare/FlowCompare.tsx';
export type { FlowDirectory, FlowPicker } from './FlowDirectory.ts';
export { newProcess } from './newProcess.ts';
export { saveFlow } from './modeler/saveFlow.ts';

export interface FlowDesignerProps {
  /** The BPMN file, with the words of Flowable, Activiti or Camunda, which it keeps; without places it is laid out. */
  xml: string;
  /** What is designed, for screen readers. */
  label: string;
  /** Where people, roles, posts and departments come from; keep it the same object between renders. */
  directory: FlowDirectory;
  /** Forms that a task can show, to choose from; the key of another is typed. Keep it the same between renders. */
  forms?: readonly { key: string; label: string }[];
  /** Stores the file; rejects with the reason. */
  onSave: (xml: string, facts: { key: string; name: string }) => Promise<void>;
  /** Called when there are changes that are not stored, and when there are none again. */
  onDirtyChange?: (isDirty: boolean) => void;
}

const NO_FORMS: readonly { key: string; label: string }[] = [];
const EMPTY: FlowGraph = { key: '', name: '', documentation: '', nodes: [], edges: [] };

const personIds = ({ nodes }: FlowGraph) => [
  ...new Set(
    nodes
      .flatMap(({ words }) => `${words.assignee ?? ''},${words.candidateUsers ?? ''}`.split(','))
      .filter((id) => id !== ''),
  ),
];

/**
 * Draws a process: canvas for the pointer, outline and form for the keyboard, checks in plain words, simulation with
 * sample data.
 */
export function FlowDesigner({ xml, label, directory, forms = NO_FORMS, onSave, onDirtyChange }: FlowDesignerProps) {
  const { t, i18n } = useLingui();
  const nameId = useId();
  const keysId = useId();
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<'none' | 'problems' | 'simulation'>('none');
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const [said, setSaid] = useState('');
  const [incoming, setIncoming] = useState<{ name: string; xml: string } | null>(null);
  const { live, state, selected, select, load, news, keep } = useModeler(place, xml, label, () => setDirty(true));
  const graph = state?.graph ?? EMPTY;
  const source = useDirectory(directory, personIds(graph));
  const problems = useMemo(() => (state === null ? [] : validate(state.graph)), [state]);
  const faulty = useMemo(() => new Set(problems.filter(({ isError }) => isError).map(({ id }) => id)), [problems]);
  const tellDirty = useRef(onDirtyChange);
  useEffect(() => {
    tellDirty.current = onDirtyChange;
  });
  useEffect(() => tellDirty.current?.(isDirty), [isDirty]);
  useEffect(() => live?.mark(canvasMarks.marks.faulty, panel === 'problems' ? [...faulty] : []), [live, faulty, panel]);
  const showWalk = useCallback(
    (past: readonly string[], now: readonly string[]) => {
      live?.mark(canvasMarks.marks.past, past);
      live?.mark(canvasMarks.marks.now, now);
    },
    [live],
  );
  const open = () => focusById(nameId);
  const toLine = () => root.current?.querySelector<HTMLElement>('[role=tree] [tabindex="0"]')?.focus();
  const remove = () => {
    if (selected === '' || live === null) return;
    const name = elementWord(selected, graph, i18n);
    const next = lineBefore(graph, selected);
    live.edits.remove(selected);
    select(next);
    setSaid(t`已删除${name}，可以撤销`);
  };
  const save = async () => {
    if (live === null || isSaving) return;
    const { activeElement } = document;
    if (
      activeElement instanceof HTMLElement &&
      activeElement.matches('input, textarea') &&
      root.current?.contains(activeElement)
    ) {
      // What is typed counts once the field is left.
      activeElement.blur();
      activeElement.focus();
    }
    setSaving(true);
    setFailure('');
    try {
      const file = await live.xml();
      const { key, name } = live.state().graph;
      await onSave(file, { key, name });
      keep(file);
      setDirty(false);
      setSaid(t`已保存`);
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : t`没有保存，请重试`);
    } finally {
      setSaving(false);
    }
  };
  const tidy = async () => {
    if (live === null) return;
    setFailure('');
    try {
      await live.tidy();
      setSaid(t`已整理布局，可以撤销`);
    } catch {
      setFailure(t`布局没有整理：流程图有读不懂的内容，请先校验`);
    }
  };
  const take = async (file: string) => {
    setIncoming(null);
    if (await load(file)) setDirty(true);
  };
  const read = async (file: File) => {
    const text = await file.text();
    if (isDirty) setIncoming({ name: file.name, xml: text });
    else await take(text);
  };
  const download = async () => {
    if (live !== null) saveFlow(graph.key, await live.xml());
  };
  useDesignerKeys(root, { save: () => void save(), undo: () => live?.undo(), redo: () => live?.redo() });
  return (
    <div ref={root} role="group" aria-label={label} className={css.root}>
      <DesignerToolbar
        live={live}
        state={state}
        target={root}
        problems={problems.length}
        panel={panel}
        onPanel={setPanel}
        isSaving={isSaving}
        onSave={() => void save()}
        onTidy={() => void tidy()}
        onImport={(file) => void read(file)}
        onDownload={() => void download()}
      />
      {failure !== '' && <Alert tone="critical">{failure}</Alert>}
      {news.map((one) => (
        <Alert key={one} tone="warning">
          {one}
        </Alert>
      ))}
      <div role="status" className={visuallyHidden}>
        {said}
      </div>
      <div className={css.columns}>
        <div className={outlineStyle.outline}>
          {live !== null && (
            <OutlineTools
              graph={graph}
              selected={selected}
              edits={live.edits}
              onSelect={select}
              onOpen={open}
              onRemove={remove}
              onLine={toLine}
              onSay={setSaid}
            />
          )}
          <Outline
            graph={graph}
            selected={selected}
            faulty={faulty}
            onSelect={select}
            onOpen={open}
            onRemove={remove}
            keysId={keysId}
          />
          {state !== null && <OutlineHint graph={graph} id={keysId} />}
        </div>
        <div className={css.stage} aria-busy={live === null && news.length === 0}>
          <div ref={place} className={css.canvas} />
        </div>
        <div className={css.formColumn}>
          {live !== null && (
            <PropertyForm
              graph={graph}
              selected={selected}
              edits={live.edits}
              source={source}
              forms={forms}
              nameId={nameId}
              onSelect={select}
            />
          )}
        </div>
      </div>
      {panel === 'problems' && <ProblemList graph={graph} problems={problems} onSelect={select} />}
      {panel === 'simulation' && <SimulationPanel graph={graph} onWalk={showWalk} onSelect={select} />}
      <ConfirmDialog
        title={t`导入并放弃没有保存的改动？`}
        names={incoming === null ? [] : [incoming.name]}
        action={t`导入`}
        tone="critical"
        isOpen={incoming !== null}
        onCancel={() => setIncoming(null)}
        onConfirm={() => take(incoming?.xml ?? '')}
      />
    </div>
  );
}
