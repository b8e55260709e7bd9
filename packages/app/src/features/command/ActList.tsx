import { Alert } from '@lattice/ui/Alert';
import { Link } from '@lattice/ui/Link';
import { useLingui } from '@lingui/react/macro';
import type { DispatchAct } from './command.ts';

/** What was done so far, as the journal has it. */
export function ActList({ acts }: { acts: readonly DispatchAct[] }) {
  const { t } = useLingui();
  return acts.map(({ id, words, href }) => (
    <Alert key={id} tone="success">
      {words} {href !== undefined && <Link href={href}>{t`进入会议`}</Link>}
    </Alert>
  ));
}
