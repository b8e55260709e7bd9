import { thrid } from '@lattice/api/resources/project/thrid';
import { Figure } from '@lattice/ui/Figure';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { fourFigures } from '../../features/scene/scene.css.ts';
import { usePanel } from '../../features/scene/usePanel.ts';
import { client } from '../../session/client.ts';

/** The weather of the hour, as the weather service says it. */
export function CommandWeather() {
  const { t } = useLingui();
  const { data, panel } = usePanel({
    key: ['command', 'weather'],
    ask: (signal) => client(thrid).meteorology(undefined, { signal }),
    everyMs: 600_000,
  });
  return (
    <Panel title={t`天气`} {...panel} height={100}>
      <div className={fourFigures}>
        <Figure label={t`气温`} value={data?.temperature ?? null} unit="℃" />
        <Figure label={t`降水`} value={data?.rain ?? null} unit="mm" />
        <Figure label={t`风速`} value={data?.windSpeed ?? null} unit="m/s" />
        <Figure label={t`湿度`} value={data?.humidity ?? null} unit="%" />
      </div>
    </Panel>
  );
}
