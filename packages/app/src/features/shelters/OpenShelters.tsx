import type { HedgePoints } from '@lattice/api/resources/project/hedgePoints';
import { Card } from '@lattice/ui/Card';
import { FigureStrip } from '@lattice/ui/FigureStrip';
import { Progress } from '@lattice/ui/Progress';
import { useLingui } from '@lingui/react/macro';
import { occupancyOf, placesLeft } from './occupancy.ts';
import { charts } from '../report/report.css.ts';

interface OpenSheltersProps {
  /** The shelters that are open, full ones too. */
  rows: readonly HedgePoints[];
}

/** How many people are in the shelters that are open, and how many more fit. */
export function OpenShelters({ rows }: OpenSheltersProps) {
  const { t } = useLingui();
  const shelters = occupancyOf(rows);
  return (
    <Card>
      <FigureStrip
        label={t`避险安置`}
        figures={[
          { label: t`开放的避险点`, value: shelters.length },
          { label: t`已安置人数`, value: shelters.reduce((sum, { people }) => sum + people, 0) },
          { label: t`还能安置人数`, value: placesLeft(shelters) },
        ]}
      />
      <div className={charts}>
        {shelters.map(({ id, name, people, capacity, share, tone }) => (
          <Progress
            key={id}
            label={name}
            value={Math.min(1, share)}
            tone={tone}
            valueText={t`${people} / ${capacity} 人`}
          />
        ))}
      </div>
    </Card>
  );
}
