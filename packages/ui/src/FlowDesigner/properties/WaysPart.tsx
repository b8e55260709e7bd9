import { useLingui } from '@lingui/react/macro';
import { Select } from '../../Select/Select.tsx';
import { readCondition } from '@lattice/flow/conditions';
import { conditionWord } from '../words/conditionWord.ts';
import { edgeWord } from '../words/elementWords.ts';
import * as css from '../FlowDesigner.css.ts';
import type { FlowGraph, FlowNode } from '@lattice/flow/FlowGraph';

interface WaysPartProps {
  node: FlowNode;
  graph: FlowGraph;
  onSelect: (id: string) => void;
  onDefault: (flow: string) => void;
}

/** The ways that lead on from a gateway: the condition of each, and which is taken when none fits. */
export function WaysPart({ node, graph, onSelect, onDefault }: WaysPartProps) {
  const { t, i18n } = useLingui();
  const out = graph.edges.filter(({ from }) => from === node.id);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t`去向`}</legend>
      {out.length === 0 && <p className={css.note}>{t`还没有去向：在大纲中追加节点，或连接到已有的节点`}</p>}
      <ul className={css.list}>
        {out.map((edge) => (
          <li key={edge.id} className={css.entry}>
            <button type="button" className={css.jump} onClick={() => onSelect(edge.id)}>
              {edgeWord(edge, graph, i18n)}
            </button>
            <span className={css.note}>
              {edge.id === node.defaultFlow ? t`默认` : conditionWord(readCondition(edge.condition), i18n)}
            </span>
          </li>
        ))}
      </ul>
      {node.type !== 'ParallelGateway' && out.length > 1 && (
        <Select
          label={t`默认去向`}
          value={node.defaultFlow}
          onChange={onDefault}
          options={out.map((edge) => ({ value: edge.id, label: edgeWord(edge, graph, i18n) }))}
          description={t`条件都不满足时走这条线（BPMN：default flow）`}
        />
      )}
    </fieldset>
  );
}
