import { Trans, useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as css from '../panels.css.ts';

interface FailureTableProps {
  failures: readonly { id: string; name: string; reason: string }[];
}

const SHOWN = 500;

/** The rows on which an action failed, by name, and why. */
export function FailureTable({ failures }: FailureTableProps) {
  const { t } = useLingui();
  const more = failures.length - SHOWN;
  return (
    <>
      <table className={css.failures}>
        <caption className={visuallyHidden}>{t`没有成功的记录`}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.failure}>{t`记录`}</th>
            <th scope="col" className={css.failure}>{t`原因`}</th>
          </tr>
        </thead>
        <tbody>
          {failures.slice(0, SHOWN).map(({ id, name, reason }) => (
            <tr key={id}>
              <th scope="row" className={css.failure}>
                {name}
              </th>
              <td className={css.failure}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className={css.hint}>
          <Trans>另有 {more} 条未列出。</Trans>
        </p>
      )}
    </>
  );
}
