import { permissionCode } from '@lattice/api/resource';
import { type Communityinfo, communityinfo } from '@lattice/api/resources/source/communityinfo';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { ComboBox } from '@lattice/ui/ComboBox';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Stack } from '@lattice/ui/Stack';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useCodes } from '../../session/useCodes.ts';

const NewCommunity = lazyPart(async () => (await import('./NewCommunity.tsx')).NewCommunity);

/** Communities offered at once. */
const MOST = 30;

interface CommunityCardProps {
  communities: readonly Communityinfo[];
  /** The one that is set up; undefined before it is chosen. */
  chosen: Communityinfo | undefined;
  /** Whether another one may be chosen. */
  isOpen: boolean;
  onChoose: (id: string) => void;
}

/** The community whose buildings are made: one that is there, or a new one with its border. */
export function CommunityCard({ communities, chosen, isOpen, onChoose }: CommunityCardProps) {
  const { t } = useLingui();
  const codes = useCodes();
  const [isNew, setNew] = useState(false);
  const search = useCallback(
    (text: string) =>
      Promise.resolve(
        communities
          .filter(({ communityName, address }) => `${communityName} ${address}`.includes(text.trim()))
          .slice(0, MOST)
          .map(({ id, communityName }) => ({ value: id, label: communityName })),
      ),
    [communities],
  );
  const mayAdd = isOpen && codes?.has(permissionCode(communityinfo, 'add')) === true;
  return (
    <Card title={t`1 选择小区`} actions={mayAdd && <Button onPress={() => setNew(true)}>{t`新建小区`}</Button>}>
      <Stack gap="md">
        {isOpen && (
          <ComboBox
            label={t`小区`}
            value={chosen?.id ?? ''}
            {...(chosen && { valueLabel: chosen.communityName })}
            search={search}
            placeholder={t`输入小区名称或地址`}
            onChange={onChoose}
          />
        )}
        {chosen && (
          <Descriptions
            items={[
              { label: t`小区`, value: chosen.communityName },
              { label: t`编码`, value: chosen.communityCode },
              { label: t`地址`, value: chosen.address },
              { label: t`已登记楼栋`, value: t`${chosen.buildingCount ?? 0} 栋` },
            ]}
          />
        )}
      </Stack>
      {isNew && <NewCommunity onClose={() => setNew(false)} onMade={onChoose} />}
    </Card>
  );
}
