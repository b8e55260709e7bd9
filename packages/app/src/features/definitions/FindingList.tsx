import type { FlowFinding } from '@lattice/ui/FlowDesigner';
import { Tag } from '@lattice/ui/Tag';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './definitions.css.ts';

interface FindingListProps {
  findings: readonly FlowFinding[];
  /** What was checked. */
  label: string;
}

/** What is wrong with a file, each with what it concerns. */
export function FindingList({ findings, label }: FindingListProps) {
  const { t } = useLingui();
  return (
    <ul className={css.findings} aria-label={t`${label}的检查结果`}>
      {findings.map(({ about, words, isError }) => (
        <li key={`${about} ${words}`} className={css.finding}>
          <Tag tone={isError ? 'critical' : 'warning'}>{isError ? t`错误` : t`提醒`}</Tag>
          <span>
            <Trans>
              <strong>{about}</strong>：{words}
            </Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}
