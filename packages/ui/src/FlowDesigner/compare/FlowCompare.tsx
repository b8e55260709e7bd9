import { useLingui } from '@lingui/react/macro';
import { CirclePlus, CircleX, PenLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { typeWord } from '../words/typeWord.ts';
import { Icon } from '../../Icon/Icon.tsx';
import type { VersionDiagram } from './drawVersion.ts';
import { compareFlows, type FlowChange } from './compareFlows.ts';
import { readCondition } from '@lattice/flow/conditions';
import { conditionWord } from '../words/conditionWord.ts';
import { elementWord } from '../words/elementWords.ts';
import { factWord } from '../words/factWord.ts';
import * as css from '../FlowDesigner.css.ts';
import * as canvasMarks from '../modeler/canvasMarks.css.ts';

export interface FlowCompareProps {
  /** The BPMN file of the earlier version. */
  before: string;
  /** That of the later one. */
  after: string;
  /** What both are called, such as 部署版本 1 and 模型修订 3. */
  labels: { before: string; after: string };
}

const icons = { added: CirclePlus, removed: CircleX, changed: PenLine };
const tones = { added: css.sign.good, removed: css.sign.error, changed: css.sign.warning };

/** Two versions of a process side by side, with what was added, removed and changed marked and listed. */
export function FlowCompare({ before, after, labels }: FlowCompareProps) {
  const { t, i18n } = useLingui();
  const left = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);
  const [both, setBoth] = useState<readonly [VersionDiagram, VersionDiagram] | null>(null);
  const [failure, setFailure] = useState('');
  const words = useRef(i18n);
  const { before: beforeLabel, after: afterLabel } = labels;
  useEffect(() => {
    words.current = i18n;
  });
  useEffect(() => {
    let isGone = false;
    const made: VersionDiagram[] = [];
    const draw = async () => {
      const { drawVersion } = await import('./drawVersion.ts');
      const show = (id: string) => made.forEach((one) => one.show(id));
      const one = async (element: HTMLElement | null, xml: string, label: string) => {
        if (isGone || element === null) return null;
        const drawn = await drawVersion(
          element,
          xml,
          label,
          (type, name) => `${typeWord(type, words.current)} ${name}`.trim(),
          show,
        );
        if (isGone) drawn.remove();
        else made.push(drawn);
        return drawn;
      };
      const [old, now] = [await one(left.current, before, beforeLabel), await one(right.current, after, afterLabel)];
      if (isGone || old === null || now === null) return;
      const changes = compareFlows(old.graph, now.graph);
      for (const kind of ['added', 'removed', 'changed'] as const)
        for (const drawn of made)
          drawn.mark(
            canvasMarks.marks[kind],
            changes.filter((change) => change.kind === kind).map(({ id }) => id),
          );
      setBoth([old, now]);
    };
    draw().catch((error: unknown) => {
      if (!isGone) setFailure(error instanceof Error ? (error.message.split('\n')[0] ?? '') : '');
    });
    return () => {
      isGone = true;
      for (const one of made) one.remove();
      setBoth(null);
    };
  }, [before, after, beforeLabel, afterLabel]);
  const changes = both === null ? [] : compareFlows(both[0].graph, both[1].graph);
  const kinds = { added: t`新增`, removed: t`删除`, changed: t`修改` };
  const say = (fact: string, value: string) =>
    fact === 'condition'
      ? conditionWord(readCondition(value), i18n)
      : fact === 'isInterrupting' && value !== ''
        ? value === 'true'
          ? t`是`
          : t`否`
        : value === ''
          ? t`无`
          : value;
  const nameOf = ({ kind, id }: FlowChange) =>
    both === null ? '' : elementWord(id, both[kind === 'removed' ? 0 : 1].graph, i18n);
  return (
    <div className={css.root} role="group" aria-label={t`${beforeLabel}与${afterLabel}的比较`}>
      <div className={css.versions} aria-busy={both === null && failure === ''}>
        {(
          [
            [beforeLabel, left],
            [afterLabel, right],
          ] as const
        ).map(([name, element]) => (
          <div key={name} className={css.version}>
            <h3 className={css.versionName}>{name}</h3>
            <div ref={element} className={css.versionCanvas} />
          </div>
        ))}
      </div>
      <section className={css.panel} aria-label={t`不同之处`}>
        <div role="status">
          {failure !== ''
            ? t`文件不能打开：${failure}`
            : both === null
              ? t`正在比较…`
              : changes.length === 0
                ? t`两个版本没有不同`
                : t`${changes.length} 处不同`}
        </div>
        {changes.length > 0 && (
          <ul className={css.list}>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.id}`} className={css.entry}>
                <span className={tones[change.kind]}>
                  <Icon of={icons[change.kind]} />
                </span>
                <span>{kinds[change.kind]}</span>
                <button type="button" className={css.jump} onClick={() => both?.forEach((one) => one.show(change.id))}>
                  {nameOf(change)}
                </button>
                <span className={css.note}>{change.isFlow ? t`连线` : typeWord(change.type, i18n)}</span>
                {change.differences.map(({ fact, before: was, after: is }) => (
                  <span key={fact}>
                    {t`${factWord(fact, i18n)}：`}
                    <del className={css.before}>{say(fact, was)}</del> →{' '}
                    <ins className={css.after}>{say(fact, is)}</ins>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
