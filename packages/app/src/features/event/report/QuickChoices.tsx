import { Button } from '@lattice/ui/Button';
import { LookUp } from '@lattice/ui/LookUp';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { findPlaces } from './findPlaces.ts';
import { useFrequentCategories } from './useFrequentCategories.ts';
import * as css from './report.css.ts';

interface QuickChoicesProps {
  /** The category chosen. */
  categoryId: string;
  /** Puts values into the form. */
  onSet: (values: Readonly<Record<string, unknown>>) => void;
}

/** Ways to say in one press what happened and where: usual categories, a building by its name. */
export function QuickChoices({ categoryId, onSet }: QuickChoicesProps) {
  const { t } = useLingui();
  const categories = useFrequentCategories();
  return (
    <div className={css.quick}>
      <div role="group" aria-label={t`常用类别`}>
        <span className={css.quickLabel} aria-hidden>
          <Trans>常用类别</Trans>
        </span>
        <div className={css.chips}>
          {categories === undefined && <Skeleton count={1} height={28} />}
          {categories?.length === 0 && <Text tone="muted">{t`还没有上报过的类别`}</Text>}
          {categories?.map(({ id, name }) => (
            <Button
              key={id}
              size="small"
              aria-pressed={id === categoryId}
              variant={id === categoryId ? 'primary' : 'secondary'}
              onPress={() => onSet({ categoryId: id })}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <LookUp
        label={t`按楼栋查找地点`}
        description={t`输入楼栋或地址，按回车查找；地点、坐标和网格一起带出`}
        find={findPlaces}
        onChoose={({ values }) => onSet(values)}
      />
    </div>
  );
}
