import type { SecurityFinding } from '@lattice/api/resources/blade-log/security';
import { Icon } from '@lattice/ui/Icon';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import * as css from './security.css.ts';

const icons = { fail: CircleX, pass: CircleCheck, none: CircleMinus };

interface FindingsProps {
  /** Name of the list, for screen readers. */
  label: string;
  findings: readonly SecurityFinding[];
}

/** Findings one below the other: what should be so, what was measured, and what to do where it is not. */
export function Findings({ label, findings }: FindingsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={label} className={css.list}>
      {findings.map(({ id, area, title, result, measured, remedy }, at) => (
        <li key={id || `#${at}`} className={css.finding}>
          <span className={css.mark[result]}>
            <Icon of={icons[result]} size={20} />
          </span>
          <div className={css.words}>
            <div className={css.head}>
              <Text weight="bold">{title}</Text>
              <Text size="small" tone="muted">
                {area}
              </Text>
            </div>
            <Text tone={result === 'fail' ? 'normal' : 'muted'}>{measured}</Text>
            {result === 'fail' && <Text tone="muted">{t`处理办法：${remedy}`}</Text>}
          </div>
        </li>
      ))}
    </ul>
  );
}
