import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { elementWord } from './words/elementWords.ts';
import * as css from './FlowDesigner.css.ts';
import type { FlowGraph } from '@lattice/flow/FlowGraph';
import { problemWord } from './words/problemWord.ts';
import type { Problem } from '@lattice/flow/Problem';

interface ProblemListProps {
  graph: FlowGraph;
  problems: readonly Problem[];
  /** Leads to an element. */
  onSelect: (id: string) => void;
}

/** What is wrong with a process, each with a link to its element. */
export function ProblemList({ graph, problems, onSelect }: ProblemListProps) {
  const { t, i18n } = useLingui();
  const errors = problems.filter(({ isError }) => isError).length;
  const others = problems.length - errors;
  return (
    <section className={css.panel} aria-label={t`校验结果`}>
      <div role="status">
        {problems.length === 0 ? (
          <span className={css.sign.good}>
            <Icon of={CircleCheck} />
            {t`没有发现问题，可以部署`}
          </span>
        ) : (
          t`${errors} 个错误要在部署前解决，${others} 个提醒`
        )}
      </div>
      {problems.length > 0 && (
        <ul className={css.list}>
          {problems.map((problem, at) => (
            <li key={`${at} ${problem.id}`} className={css.entry}>
              <span className={problem.isError ? css.sign.error : css.sign.warning}>
                <Icon of={problem.isError ? CircleAlert : TriangleAlert} label={problem.isError ? t`错误` : t`提醒`} />
              </span>
              <button
                type="button"
                className={css.jump}
                onClick={() => onSelect(problem.id === graph.key ? '' : problem.id)}
              >
                {elementWord(problem.id, graph, i18n)}
              </button>
              <span>{problemWord(problem, i18n)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
