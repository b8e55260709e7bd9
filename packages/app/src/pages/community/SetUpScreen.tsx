import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CommunityCard } from '../../features/community/CommunityCard.tsx';
import { MadeCard } from '../../features/community/MadeCard.tsx';
import { PlanCard } from '../../features/community/PlanCard.tsx';
import { SettingForm } from '../../features/community/SettingForm.tsx';
import { useSetUp } from '../../features/community/useSetUp.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';

/** 小区建档: a community, how its buildings are made, what that gives, and the way back. */
export function SetUpScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearch();
  const [isDirty, setDirty] = useState(false);
  const set = params.get('set') ?? '';
  const { mayMake, mayUndo, mayEdit, isKnown, ...asked } = useSetUp(set);
  const communities = answerOf(asked.communities);
  const setting = answerOf(asked.setting);
  const { data } = setting;
  const communityId = data?.setting.communityId ?? params.get('community') ?? '';
  const chosen = communities.data?.find(({ id }) => id === communityId);
  const fault = communities.fault ?? setting.fault;
  if (fault !== null) return fault;
  const make = async () => {
    const { buildingCount, houseCount } = await client(buildinginfo).autoSaveBuild({ id: set });
    toast.success(t`已生成 ${buildingCount} 栋 ${houseCount} 户`);
    await queryClient.invalidateQueries({ queryKey: ['rows'] });
  };
  const isWaiting = communities.data === undefined || !isKnown || (set !== '' && data === undefined);
  return (
    <Page title={t`小区建档`}>
      <Stack gap="md">
        {isWaiting ? (
          <Card>
            <Skeleton kind="rows" count={6} />
          </Card>
        ) : (
          <CommunityCard
            communities={communities.data}
            chosen={chosen}
            isOpen={set === ''}
            onChoose={(id) => setParams(new URLSearchParams(id === '' ? {} : { community: id }))}
          />
        )}
        {!isWaiting && chosen === undefined && (
          <Card>
            <Empty
              title={t`请选择小区`}
              description={t`选好后填写楼栋、单元、楼层和户数，预览无误后一次生成；生成后还没有使用时可以撤销。`}
            />
          </Card>
        )}
        {!isWaiting && chosen !== undefined && (
          <SettingForm
            key={`${set} ${chosen.id} ${String((data?.setting as { rev?: number } | undefined)?.rev ?? '')}`}
            communityId={chosen.id}
            communityName={chosen.communityName}
            setting={data?.setting}
            isUsed={data?.isUsed === true || !mayEdit}
            onDirtyChange={setDirty}
            onSaved={(id) => setParams(new URLSearchParams(id === '' ? { community: chosen.id } : { set: id }))}
          />
        )}
        {data?.plan && (
          <PlanCard
            key={set}
            plan={data.plan}
            front={data.front}
            use={data.use}
            hindrance={
              !mayMake ? t`您没有新增楼栋的权限，请联系社区管理员。` : isDirty ? t`设置有改动，请先保存并预览。` : ''
            }
            onMake={make}
          />
        )}
        {data?.isUsed === true && data.buildings && (
          <MadeCard settingId={set} made={data.made} buildings={data.buildings} mayUndo={mayUndo} />
        )}
      </Stack>
    </Page>
  );
}
