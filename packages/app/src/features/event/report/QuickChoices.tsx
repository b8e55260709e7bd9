import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { LookUp } from '@lattice/ui/LookUp';
import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { findPlaces } from './findPlaces.ts';
import { currentPosition, hasPosition } from './position.ts';
import { useFrequentCategories } from './useFrequentCategories.ts';
import * as css from './report.css.ts';

interface QuickChoicesProps {
  /** The category chosen. */
  categoryId: string;
  /** Puts values into the form. */
  onSet: (values: Readonly<Record<string, unknown>>) => void;
}

/** Ways to say in one press what happened and where: usual categories, the device, a building by its name. */
export function QuickChoices({ categoryId, onSet }: QuickChoicesProps) {
  const { t } = useLingui();
  const categories = useFrequentCategories();
  const [isLocating, setLocating] = useState(false);
  const [fault, setFault] = useState('');
  const locate = async () => {
    setLocating(true);
    setFault('');
    try {
      onSet(await currentPosition());
    } catch (error) {
      setFault(
        error instanceof Error && error.message === 'denied'
          ? t`浏览器不允许读取位置，请在地图上点选，或按楼栋查找。`
          : t`没有取得位置，请在地图上点选，或按楼栋查找。`,
      );
    } finally {
      setLocating(false);
    }
  };
  return (
    <div className={css.quick}>
      {categories.length > 0 && (
        <div role="group" aria-label={t`常用类别`}>
          <span className={css.quickLabel} aria-hidden>
            <Trans>常用类别</Trans>
          </span>
          <div className={css.chips}>
            {categories.map(({ id, name }) => (
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
      )}
      <div className={css.place}>
        <LookUp
          label={t`按楼栋查找地点`}
          description={t`输入楼栋或地址，按回车查找；地点、坐标和网格一起带出`}
          find={findPlaces}
          onChoose={({ values }) => onSet(values)}
        />
        {hasPosition() && (
          <Button
            className={css.here}
            icon={<Icon of={LocateFixed} />}
            isPending={isLocating}
            onPress={() => void locate()}
          >
            <Trans>用当前位置</Trans>
          </Button>
        )}
      </div>
      {fault !== '' && <Alert tone="warning">{fault}</Alert>}
    </div>
  );
}
