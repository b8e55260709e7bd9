import { useLingui } from '@lingui/react/macro';
import { Switch } from '../../Switch/Switch.tsx';
import { CommitField } from './CommitField.tsx';
import { ConditionPart } from './ConditionPart.tsx';
import { elementWord, kindWord, nodeWord } from '../words/elementWords.ts';
import { templateVariables } from '@lattice/flow/template';
import type { FlowEdits } from '../modeler/flowEdits.ts';
import * as css from '../FlowDesigner.css.ts';
import type { FlowEdge, FlowGraph, FlowNode } from '@lattice/flow/FlowGraph';
import { FormPart } from './FormPart.tsx';
import { GeneralPart, isFreeId } from './GeneralPart.tsx';
import { LoopPart } from './LoopPart.tsx';
import { PeoplePart } from './PeoplePart.tsx';
import { TimerPart } from './TimerPart.tsx';
import type { PeopleSource } from './useDirectory.ts';
import { WaysPart } from './WaysPart.tsx';

interface PropertyFormProps {
  graph: FlowGraph;
  /** Id of the element; '' is the process. */
  selected: string;
  edits: FlowEdits;
  source: PeopleSource;
  forms: readonly { key: string; label: string }[];
  /** Id of the input of the name. */
  nameId: string;
  onSelect: (id: string) => void;
}

function ProcessPart({ graph, edits, nameId, onSelect }: PropertyFormProps) {
  const { t } = useLingui();
  return (
    <div className={css.group}>
      <CommitField
        id={nameId}
        label={t`流程名称`}
        value={graph.name}
        isRequired
        onCommit={(name) => edits.rename('', name)}
      />
      <CommitField
        label={t`流程标识`}
        value={graph.key}
        isRequired
        onCommit={(key) => {
          edits.setId('', key);
          onSelect('');
        }}
        problem={(text) =>
          text === graph.key || isFreeId(text, '', graph)
            ? null
            : t`要以字母开头，只用字母、数字、下划线、点或短横线，且不能与其他节点重复`
        }
        description={t`同一标识再次部署，就是下一个部署版本`}
      />
      <CommitField
        label={t`说明`}
        value={graph.documentation}
        isLong
        onCommit={(text) => edits.setDocumentation('', text)}
      />
    </div>
  );
}

function NodePart(props: PropertyFormProps & { node: FlowNode }) {
  const { t } = useLingui();
  const { node, graph, edits, source, forms, nameId, onSelect } = props;
  const initiator =
    graph.nodes.find(({ type, words }) => type === 'StartEvent' && words.initiator !== undefined)?.words.initiator ??
    '';
  const setWords = (words: Readonly<Record<string, string>>) => edits.setWords(node.id, words);
  return (
    <>
      <GeneralPart node={node} graph={graph} edits={edits} nameId={nameId} onSelect={onSelect} />
      {node.type === 'UserTask' && <PeoplePart node={node} initiator={initiator} source={source} onWords={setWords} />}
      {node.type === 'UserTask' && <FormPart node={node} forms={forms} onWords={setWords} />}
      {(node.type === 'UserTask' || node.type === 'SubProcess') && (
        <LoopPart
          node={node}
          onLoop={(loop, words) =>
            edits.together(() => {
              edits.setLoop(node.id, loop);
              setWords(words);
            })
          }
        />
      )}
      {(node.type === 'ServiceTask' || node.type === 'SendTask') && (
        <CommitField
          label={t`调用的组件`}
          value={node.words.delegateExpression ?? ''}
          isRequired
          onCommit={(text) =>
            setWords({
              delegateExpression: text.trim() === '' || text.includes('{') ? text.trim() : `\${${text.trim()}}`,
            })
          }
          description={t`已登记的组件名称，如 noteTime（BPMN：delegateExpression）`}
        />
      )}
      {node.event === 'Timer' && (
        <TimerPart
          node={node}
          onTimer={(timer) => edits.setTimer(node.id, timer)}
          onInterrupting={(isInterrupting) => edits.setInterrupting(node.id, isInterrupting)}
        />
      )}
      {node.type === 'StartEvent' && node.parent === '' && (
        <CommitField
          label={t`保存发起人的变量`}
          value={node.words.initiator ?? ''}
          onCommit={(text) => setWords({ initiator: text.trim() })}
          description={t`发起人的编号存到这个名称下，后面的步骤用它找到发起人；留空时为 applyUser（BPMN：initiator）`}
        />
      )}
      {node.type.endsWith('Gateway') && (
        <WaysPart node={node} graph={graph} onSelect={onSelect} onDefault={(flow) => edits.setDefault(node.id, flow)} />
      )}
    </>
  );
}

function EdgePart({ edge, graph, edits, nameId }: PropertyFormProps & { edge: FlowEdge }) {
  const { t, i18n } = useLingui();
  const from = graph.nodes.find(({ id }) => id === edge.from);
  const siblings = graph.edges.filter(({ from: start }) => start === edge.from);
  const isDefault = from?.defaultFlow === edge.id;
  const variables = [...new Set(graph.edges.flatMap(({ condition }) => templateVariables(condition)))];
  return (
    <div className={css.group}>
      <p className={css.note}>{t`从 ${nodeWord(from, i18n)} 到 ${nodeWord(
        graph.nodes.find(({ id }) => id === edge.to),
        i18n,
      )}`}</p>
      <CommitField id={nameId} label={t`名称`} value={edge.name} onCommit={(name) => edits.rename(edge.id, name)} />
      {siblings.length > 1 && from !== undefined && from.type !== 'ParallelGateway' && (
        <Switch
          label={t`默认去向`}
          value={isDefault}
          onChange={(next) => edits.setDefault(from.id, next ? edge.id : '')}
        />
      )}
      {!isDefault && from?.type !== 'ParallelGateway' && (
        <ConditionPart
          id={edge.id}
          value={edge.condition}
          variables={variables}
          onChange={(text) => edits.setCondition(edge.id, text)}
        />
      )}
    </div>
  );
}

/** The form of what is chosen: a node, a flow, or the process. */
export function PropertyForm(props: PropertyFormProps) {
  const { t, i18n } = useLingui();
  const { graph, selected } = props;
  const [node, edge] = [graph.nodes.find(({ id }) => id === selected), graph.edges.find(({ id }) => id === selected)];
  const name = selected === '' ? (graph.name === '' ? graph.key : graph.name) : elementWord(selected, graph, i18n);
  const kind = node === undefined ? (edge === undefined ? t`流程` : t`连线`) : kindWord(node, i18n);
  const type = node?.type ?? (edge === undefined ? 'Process' : 'SequenceFlow');
  return (
    <section aria-label={t`属性：${kind} ${name}`}>
      <h2 className={css.legend}>
        {kind === name ? kind : `${kind} · ${name}`}
        <span className={css.term}>{t`（BPMN：${type}）`}</span>
      </h2>
      {node !== undefined ? (
        <NodePart {...props} node={node} />
      ) : edge !== undefined ? (
        <EdgePart {...props} edge={edge} />
      ) : (
        <ProcessPart {...props} />
      )}
    </section>
  );
}
