import { useLingui } from '@lingui/react/macro';
import { DateTimePicker } from '../../DateTimePicker/DateTimePicker.tsx';
import { NumberField } from '../../NumberField/NumberField.tsx';
import { Radio } from '../../Radio/Radio.tsx';
import { Switch } from '../../Switch/Switch.tsx';
import { CommitField } from './CommitField.tsx';
import * as css from '../FlowDesigner.css.ts';
import type { FlowNode, FlowTimer } from '@lattice/flow/FlowGraph';
import { SpanFields } from './SpanFields.tsx';
import { readCycle, readMoment, readSpan, writeCycle, writeMoment, writeSpan } from '@lattice/flow/spans';

interface TimerPartProps {
  node: FlowNode;
  onTimer: (timer: FlowTimer) => void;
  /** Called with whether the activity on whose edge it stands ends when the time is up. */
  onInterrupting: (isInterrupting: boolean) => void;
}

/** When a timer fires: after a time, at a moment, or again and again; expressions stand as they are. */
export function TimerPart({ node, onTimer, onInterrupting }: TimerPartProps) {
  const { t } = useLingui();
  const { kind, text } = node.timer ?? { kind: 'duration', text: '' };
  const starts: Readonly<Record<FlowTimer['kind'], string>> = { duration: 'P1D', date: '', cycle: 'R3/P1D' };
  const choose = (next: string) => {
    if (next === 'duration' || next === 'date' || next === 'cycle') onTimer({ kind: next, text: starts[next] });
  };
  const [span, cycle] = [readSpan(text), readCycle(text)];
  const isRaw = text !== '' && (kind === 'duration' ? span : kind === 'cycle' ? cycle : readMoment(text)) === null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {t`定时`}{' '}
        <span className={css.term} lang="en">
          timer
        </span>
      </legend>
      <Radio
        label={t`何时触发`}
        value={kind}
        onChange={choose}
        options={[
          { value: 'duration', label: t`过一段时间` },
          { value: 'date', label: t`到某个时刻` },
          { value: 'cycle', label: t`重复` },
        ]}
      />
      {isRaw && <CommitField label={t`表达式`} value={text} onCommit={(next) => onTimer({ kind, text: next })} />}
      {!isRaw && kind === 'duration' && (
        <SpanFields
          label={t`时长`}
          value={span}
          onChange={(next) => onTimer({ kind, text: next === null ? '' : writeSpan(next) })}
        />
      )}
      {!isRaw && kind === 'date' && (
        <DateTimePicker
          label={t`时刻`}
          value={readMoment(text) ?? ''}
          onChange={(next) => onTimer({ kind, text: writeMoment(next) })}
        />
      )}
      {!isRaw && kind === 'cycle' && (
        <>
          <NumberField
            label={t`次数`}
            value={cycle?.times ?? null}
            min={1}
            max={999}
            scale={0}
            isCompact
            onChange={(times) => {
              if (times !== null && Number.isInteger(times) && times > 0)
                onTimer({ kind, text: writeCycle({ times, span: cycle?.span ?? { count: 1, unit: 'day' } }) });
            }}
          />
          <SpanFields
            label={t`每隔`}
            value={cycle?.span ?? null}
            onChange={(next) => {
              if (next !== null) onTimer({ kind, text: writeCycle({ times: cycle?.times ?? 3, span: next }) });
            }}
          />
        </>
      )}
      {node.host !== '' && (
        <Switch
          label={t`到时中断任务`}
          value={node.isInterrupting}
          onChange={onInterrupting}
          description={
            node.isInterrupting
              ? t`时间一到，任务收回，改走这里的去向`
              : t`时间一到，任务继续办理，同时走这里的去向，如提醒`
          }
        />
      )}
    </fieldset>
  );
}
