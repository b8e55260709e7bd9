import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '../../ComboBox/ComboBox.tsx';
import { MultiSelect } from '../../MultiSelect/MultiSelect.tsx';
import { Radio } from '../../Radio/Radio.tsx';
import { CommitField } from './CommitField.tsx';
import * as css from '../FlowDesigner.css.ts';
import type { FlowNode } from '@lattice/flow/FlowGraph';
import { PeopleField } from './PeopleField.tsx';
import {
  type Assignee,
  type Candidates,
  readAssignee,
  readCandidates,
  writeAssignee,
  writeCandidates,
} from './people.ts';
import { useState } from 'react';
import type { PeopleSource } from './useDirectory.ts';

interface PeoplePartProps {
  node: FlowNode;
  /** Variable in which the process keeps who started it. */
  initiator: string;
  source: PeopleSource;
  /** Sets attributes of the task. */
  onWords: (words: Readonly<Record<string, string>>) => void;
}

const isKind = (text: string): text is Assignee['kind'] => ['none', 'starter', 'person', 'variable'].includes(text);

/** Who does a task: one person that is given it, or those of whom one takes it. */
export function PeoplePart({ node, initiator, source, onWords }: PeoplePartProps) {
  const { t } = useLingui();
  const assignee = readAssignee(node.words.assignee ?? '', initiator);
  const candidates = readCandidates(node.words.candidateUsers ?? '', node.words.candidateGroups ?? '');
  const [wished, setWished] = useState<{ id: string; kind: Assignee['kind'] } | null>(null);
  const kind = wished?.id === node.id && assignee.kind === 'none' ? wished.kind : assignee.kind;
  const choose = (next: string) => {
    if (!isKind(next)) return;
    setWished({ id: node.id, kind: next });
    onWords({ assignee: writeAssignee({ kind: next, value: '' }) });
  };
  const give = (value: string) => onWords({ assignee: writeAssignee({ kind, value }) });
  const ask = (part: Partial<Candidates>) => onWords(writeCandidates({ ...candidates, ...part }));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t`由谁办理`}</legend>
      <Radio
        label={t`办理方式`}
        value={kind}
        onChange={choose}
        options={[
          { value: 'none', label: t`候选人签收` },
          { value: 'starter', label: t`发起人本人` },
          { value: 'person', label: t`指定人员` },
          { value: 'variable', label: t`由变量决定` },
        ]}
      />
      {kind === 'person' && (
        <ComboBox
          label={t`办理人`}
          value={assignee.value}
          valueLabel={source.nameOf(assignee.value)}
          search={source.search}
          onChange={give}
        />
      )}
      {kind === 'variable' && (
        <CommitField
          label={t`变量名`}
          value={assignee.value}
          onCommit={give}
          description={t`如 taskUser：发起时选择的办理人`}
        />
      )}
      {kind === 'none' && (
        <>
          <PeopleField
            label={t`候选人员`}
            value={candidates.users}
            onChange={(users) => ask({ users })}
            source={source}
          />
          <MultiSelect
            label={t`候选角色`}
            value={candidates.roles}
            onChange={(roles) => ask({ roles })}
            options={source.roles}
            isCompact
          />
          <MultiSelect
            label={t`候选岗位`}
            value={candidates.posts}
            onChange={(posts) => ask({ posts })}
            options={source.posts}
            isCompact
          />
          <MultiSelect
            label={t`候选部门`}
            value={candidates.depts}
            onChange={(depts) => ask({ depts })}
            options={source.depts}
            isCompact
          />
          {candidates.others.length > 0 && (
            <CommitField
              label={t`文件中的其他组`}
              value={candidates.others.join(',')}
              onCommit={(text) =>
                ask({
                  others: text
                    .split(',')
                    .map((one) => one.trim())
                    .filter((one) => one !== ''),
                })
              }
              description={t`角色、岗位或部门的编号或编码，用逗号分隔`}
            />
          )}
        </>
      )}
    </fieldset>
  );
}
