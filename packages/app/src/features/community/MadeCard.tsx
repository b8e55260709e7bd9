import { type MadeBuildings, generation } from '@lattice/api/generationCalls';
import type { Buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { FigureStrip } from '@lattice/ui/FigureStrip';
import { Link } from '@lattice/ui/Link';
import { Stack } from '@lattice/ui/Stack';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readableFailure } from '../../base/readableFailure.ts';
import { queryClient } from '../../session/queryClient.ts';
import { transport } from '../../session/transport.ts';

interface MadeCardProps {
  settingId: string;
  /** What was made and is still there; undefined on servers that do not tell. */
  made: MadeBuildings | undefined;
  buildings: readonly Buildinginfo[];
  mayUndo: boolean;
}

/** What was made from a setting, with the way to each building, and back. */
export function MadeCard({ settingId, made, buildings, mayUndo }: MadeCardProps) {
  const { t } = useLingui();
  const [isAsked, setRequested] = useState(false);
  const undo = async () => {
    const { buildingCount, houseCount } = await readableFailure(generation(transport).undo(settingId));
    setRequested(false);
    toast.success(t`已撤销生成的 ${buildingCount} 栋 ${houseCount} 户`);
    await queryClient.invalidateQueries({ queryKey: ['rows'] });
  };
  const isBack = mayUndo && made?.obstacles.length === 0;
  return (
    <Card title={t`3 已生成`} actions={isBack && <Button onPress={() => setRequested(true)}>{t`撤销生成`}</Button>}>
      <Stack gap="md">
        {made && (
          <FigureStrip
            label={t`已生成`}
            figures={[
              { label: t`楼栋`, value: made.buildingCount },
              { label: t`单元`, value: made.unitCount },
              { label: t`房屋`, value: made.houseCount },
            ]}
          />
        )}
        {made && made.obstacles.length > 0 && (
          <Alert title={t`不能再撤销`}>
            <ul>
              {made.obstacles.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Alert>
        )}
        {buildings.length > 0 && (
          <Stack direction="row" gap="sm" wrap>
            {buildings.map(({ id, buildingName }) => (
              <Link key={id} href={`/source/houseinfo/houseStructureChart?building=${id}`}>
                {buildingName}
              </Link>
            ))}
          </Stack>
        )}
      </Stack>
      {isAsked && made && (
        <ConfirmDialog
          title={t`撤销生成的楼栋？`}
          names={buildings.map(({ buildingName }) => buildingName)}
          action={t`撤销生成`}
          tone="critical"
          isOpen
          onConfirm={undo}
          onCancel={() => setRequested(false)}
        >
          {t`将删除 ${made.buildingCount} 栋楼、${made.unitCount} 个单元和 ${made.houseCount} 套房屋；设置保留，可以修改后重新生成。`}
        </ConfirmDialog>
      )}
    </Card>
  );
}
