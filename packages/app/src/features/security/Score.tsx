import type { SecurityFinding } from '@lattice/api/resources/blade-log/security';
import { Progress } from '@lattice/ui/Progress';
import { useLingui } from '@lingui/react/macro';
import * as css from './security.css.ts';

/** How many of the rules that apply hold, and how many there are. */
function countOf(findings: readonly SecurityFinding[]): { held: number; all: number } {
  const judged = findings.filter(({ result }) => result !== 'none');
  return { held: judged.filter(({ result }) => result === 'pass').length, all: judged.length };
}

/** The share of rules that hold, of all and by area; rules that do not apply count for nothing. */
export function Score({ findings }: { findings: readonly SecurityFinding[] }) {
  const { t } = useLingui();
  const whole = countOf(findings);
  const areas = [...new Set(findings.map(({ area }) => area))];
  return (
    <div className={css.score}>
      <Progress
        shape="ring"
        label={t`${whole.held} / ${whole.all} 项符合`}
        value={whole.all === 0 ? 1 : whole.held / whole.all}
        tone={whole.held === whole.all ? 'success' : 'warning'}
      />
      <div className={css.areas}>
        {areas.map((area) => {
          const { held, all } = countOf(findings.filter((one) => one.area === area));
          return (
            <Progress
              key={area}
              label={area}
              value={all === 0 ? 1 : held / all}
              valueText={t`${held} / ${all} 项符合`}
              tone={held === all ? 'success' : 'warning'}
            />
          );
        })}
      </div>
    </div>
  );
}
