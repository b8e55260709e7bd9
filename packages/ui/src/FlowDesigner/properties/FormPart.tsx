import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Select } from '../../Select/Select.tsx';
import { CommitField } from './CommitField.tsx';
import { isValidTemplate } from '@lattice/flow/template';
import * as css from '../FlowDesigner.css.ts';
import type { FlowNode } from '@lattice/flow/FlowGraph';
import { SpanFields } from './SpanFields.tsx';
import { readSpan, writeSpan } from '@lattice/flow/spans';

interface FormPartProps {
  node: FlowNode;
  /** Forms that a task can show; the key of another can be typed. */
  forms: readonly { key: string; label: string }[];
  /** Sets attributes of the task. */
  onWords: (words: Readonly<Record<string, string>>) => void;
}

/** Stands among the forms for one that is not listed. */
const OTHER = ' ';

/** What people see of a task and until when: form and due date. */
export function FormPart({ node, forms, onWords }: FormPartProps) {
  const { t } = useLingui();
  const { formKey = '', dueDate = '' } = node.words;
  const [typing, setTyping] = useState('');
  const span = readSpan(dueDate);
  const isTyped =
    forms.length === 0 || typing === node.id || (formKey !== '' && forms.every(({ key }) => key !== formKey));
  const mend = (text: string) => (isValidTemplate(text) ? null : t`表达式不能使用，只能用变量、比较和并且、或者`);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t`表单与时限`}</legend>
      {forms.length > 0 && (
        <Select
          label={t`表单`}
          value={isTyped ? OTHER : formKey}
          options={[...forms.map(({ key, label }) => ({ value: key, label })), { value: OTHER, label: t`其他表单` }]}
          onChange={(next) => {
            setTyping(next === OTHER ? node.id : '');
            if (next !== OTHER) onWords({ formKey: next });
          }}
        />
      )}
      {isTyped && (
        <CommitField
          label={t`表单标识`}
          value={formKey}
          onCommit={(next) => onWords({ formKey: next.trim() })}
          problem={mend}
          description={t`表单的路由名称，一般从上面选择（BPMN：formKey）`}
        />
      )}
      {dueDate === '' || span !== null ? (
        <SpanFields
          label={t`办理时限`}
          value={span}
          onChange={(next) => onWords({ dueDate: next === null ? '' : writeSpan(next) })}
        />
      ) : (
        <CommitField
          label={t`到期时间（表达式）`}
          value={dueDate}
          onCommit={(next) => onWords({ dueDate: next.trim() })}
          problem={mend}
        />
      )}
    </fieldset>
  );
}
