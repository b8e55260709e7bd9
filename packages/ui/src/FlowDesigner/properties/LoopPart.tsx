import { useLingui } from '@lingui/react/macro';
import { NumberField } from '../../NumberField/NumberField.tsx';
import { Radio } from '../../Radio/Radio.tsx';
import { Select } from '../../Select/Select.tsx';
import { CommitField } from './CommitField.tsx';
import { insideBraces, isValidTemplate } from '@lattice/flow/template';
import * as css from '../FlowDesigner.css.ts';
import type { FlowLoop, FlowNode } from '@lattice/flow/FlowGraph';
import { readCompletion, writeCompletion } from './loops.ts';

interface LoopPartProps {
  node: FlowNode;
  /** Sets who does it, and attributes of the task that go with it. */
  onLoop: (loop: FlowLoop | null, words: Readonly<Record<string, string>>) => void;
}

const START: FlowLoop = {
  isSequential: false,
  collection: '${signers}',
  item: 'signer',
  cardinality: '',
  completion: '',
};

/**
 * A task that several people do: all at once or in turn, from a list, until all, one or a part of them have answered.
 */
export function LoopPart({ node, onLoop }: LoopPartProps) {
  const { t } = useLingui();
  const { loop } = node;
  const completion = readCompletion(loop?.completion ?? '');
  const change = (part: Partial<FlowLoop>, words: Readonly<Record<string, string>> = {}) =>
    onLoop({ ...(loop ?? START), ...part }, words);
  const turn = (next: string) => {
    if (next === '') return onLoop(null, {});
    change(
      { isSequential: next === 'sequential' },
      loop === null && node.type === 'UserTask'
        ? { assignee: `\${${START.item}}`, candidateUsers: '', candidateGroups: '' }
        : {},
    );
  };
  const until = (kind: string) => {
    if (kind === 'all' || kind === 'any') change({ completion: writeCompletion({ kind }) });
    if (kind === 'percent') change({ completion: writeCompletion({ kind, percent: 60 }) });
    if (kind === 'raw') change({ completion: '${nrOfCompletedInstances >= 2}' });
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {t`会签`}{' '}
        <span className={css.term} lang="en">
          multi-instance
        </span>
      </legend>
      <Radio
        label={t`几人办理`}
        value={loop === null ? '' : loop.isSequential ? 'sequential' : 'parallel'}
        onChange={turn}
        options={[
          { value: '', label: t`一人` },
          { value: 'parallel', label: t`多人同时` },
          { value: 'sequential', label: t`多人依次` },
        ]}
      />
      {loop !== null && (
        <>
          <CommitField
            label={t`人员名单变量`}
            value={insideBraces(loop.collection)?.trim() ?? loop.collection}
            onCommit={(text) =>
              change({ collection: text.trim() === '' || text.includes('{') ? text.trim() : `\${${text.trim()}}` })
            }
            description={t`存放人员编号列表的流程变量，发起或办理时给出（BPMN：collection）`}
          />
          <CommitField
            label={t`每次的人员变量`}
            value={loop.item}
            onCommit={(item) => change({ item: item.trim() })}
            description={t`办理方式选“由变量决定”并填同一个名称（BPMN：elementVariable）`}
          />
          {(loop.cardinality !== '' || loop.collection === '') && (
            <CommitField
              label={t`次数`}
              value={loop.cardinality}
              onCommit={(cardinality) => change({ cardinality: cardinality.trim() })}
            />
          )}
          <Select
            label={t`何时算完成`}
            value={completion.kind}
            isClearable={false}
            onChange={until}
            options={[
              { value: 'all', label: t`全部办理后` },
              { value: 'any', label: t`任意一人办理后` },
              { value: 'percent', label: t`达到一定比例后` },
              { value: 'raw', label: t`按表达式` },
            ]}
          />
          {completion.kind === 'percent' && (
            <NumberField
              label={t`办理人数比例`}
              unit="%"
              value={completion.percent}
              min={1}
              max={100}
              scale={2}
              onChange={(percent) => {
                if (percent !== null && percent > 0 && percent <= 100)
                  change({ completion: writeCompletion({ kind: 'percent', percent }) });
              }}
            />
          )}
          {completion.kind === 'raw' && (
            <CommitField
              label={t`完成条件`}
              value={completion.text}
              onCommit={(text) => change({ completion: text.trim() })}
              problem={(text) => (isValidTemplate(text) ? null : t`表达式不能使用，只能用变量、比较和并且、或者`)}
            />
          )}
        </>
      )}
    </fieldset>
  );
}
