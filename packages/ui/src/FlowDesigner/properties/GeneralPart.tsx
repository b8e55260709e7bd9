import { useLingui } from '@lingui/react/macro';
import { Select } from '../../Select/Select.tsx';
import { CommitField } from './CommitField.tsx';
import { kindWord } from '../words/elementWords.ts';
import type { FlowEdits } from '../modeler/flowEdits.ts';
import * as css from '../FlowDesigner.css.ts';
import type { FlowGraph, FlowNode } from '@lattice/flow/FlowGraph';
import { kindOf, kindsFor } from '../nodeKinds.ts';

interface GeneralPartProps {
  node: FlowNode;
  graph: FlowGraph;
  edits: FlowEdits;
  /** Id of the input of the name. */
  nameId: string;
  onSelect: (id: string) => void;
}

const NAME = /^[A-Za-z_][\w.-]{0,99}$/;

/** Whether a text may be the id of an element: like a name, and no other's. */
export const isFreeId = (text: string, own: string, { key, nodes, edges }: FlowGraph): boolean =>
  text === own || (NAME.test(text) && text !== key && ![...nodes, ...edges].some(({ id }) => id === text));

/** What every node has: name, kind, id, words that explain it. */
export function GeneralPart({ node, graph, edits, nameId, onSelect }: GeneralPartProps) {
  const { t, i18n } = useLingui();
  const kinds = kindsFor(node);
  const own = kindOf(node);
  return (
    <div className={css.group}>
      <CommitField id={nameId} label={t`名称`} value={node.name} onCommit={(name) => edits.rename(node.id, name)} />
      {kinds.length > 1 && (
        <Select
          label={t`类型`}
          value={own?.id ?? ''}
          placeholder={kindWord(node, i18n)}
          isClearable={false}
          options={kinds.map(({ id, label }) => ({ value: id, label: i18n._(label) }))}
          onChange={(next) => {
            const kind = kinds.find(({ id }) => id === next);
            if (kind !== undefined && kind !== own) onSelect(edits.changeKind(node.id, kind));
          }}
        />
      )}
      <CommitField
        label={t`标识`}
        description={t`流程内部用来认出这一步，一般不用改（BPMN：id）`}
        value={node.id}
        onCommit={(id) => onSelect(edits.setId(node.id, id))}
        problem={(text) =>
          isFreeId(text, node.id, graph)
            ? null
            : t`要以字母开头，只用字母、数字、下划线、点或短横线，且不能与其他节点重复`
        }
      />
      <CommitField
        label={t`说明`}
        value={node.documentation}
        isLong
        onCommit={(text) => edits.setDocumentation(node.id, text)}
      />
    </div>
  );
}
