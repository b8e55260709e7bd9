import { visualization } from '@lattice/api/resources/visualization';
import { Link } from '@lattice/ui/Link';
import { Panel } from '@lattice/ui/Panel';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { recordNote } from '../../features/scene/scene.css.ts';
import { usePanel } from '../../features/scene/usePanel.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { client } from '../../session/client.ts';

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The response plan that is being carried out. */
export function CommandPlan() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { data, panel } = usePanel({
    key: ['command', 'plan'],
    ask: (signal) => client(visualization).selectCurrentIntelligentPlan(undefined, { signal }),
    everyMs: 30_000,
  });
  const list = wayOf('/project/intelligentPlan');
  const [id, name, since] = [word(data?.id), word(data?.planName), word(data?.lastStartTime)];
  return (
    <Panel title={t`响应中的预案`} {...panel} height={60} {...(list !== undefined && { href: list })}>
      {id === '' ? (
        <Text tone="muted">{t`没有预案在响应`}</Text>
      ) : (
        <>
          {list === undefined ? <Text>{name}</Text> : <Link href={`${list}?open=view:${id}`}>{name}</Link>}
          <span className={recordNote}>{t`启动于 ${since}`}</span>
        </>
      )}
    </Panel>
  );
}
