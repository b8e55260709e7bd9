import type { VolunteerTurn } from '@lattice/api/volunteerCalls';
import { Alert } from '@lattice/ui/Alert';
import { Card } from '@lattice/ui/Card';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';

/** How a volunteer stands: in this activity, and altogether. */
export function TurnPart({ turn }: { turn: VolunteerTurn }) {
  const { t } = useLingui();
  const { volunteerName, status, permitStatus, permitRemark, signInTime, signOutTime, serviceHours } = turn;
  const { points, totalHours, starLevel } = turn;
  const permit: Readonly<Record<string, string>> = {
    '0': t`已报名，等社区审批。审批通过后，活动当天再扫码签到。`,
    '1': t`报名已通过，活动当天扫码签到。`,
    '2': t`报名没有通过：${permitRemark}`,
  };
  const words: Readonly<Record<string, string>> = {
    '': t`还没有报名这次活动。`,
    '0': permit[permitStatus] ?? '',
    '1': t`已签到。离开时请再扫码签退。`,
    '2': t`已签退，等社区确认时长。`,
    '3': t`时长已确认，积分已发放。`,
    '4': t`登记为缺席。`,
    '5': t`报名已取消。`,
  };
  const tone =
    permitStatus === '2' || status === '4' ? 'warning' : ['1', '2', '3'].includes(status) ? 'success' : 'info';
  return (
    <Card title={volunteerName}>
      <Stack gap="md">
        <Alert tone={tone}>{words[status] ?? ''}</Alert>
        <Descriptions
          items={[
            { label: t`签到时间`, value: signInTime },
            { label: t`签退时间`, value: signOutTime },
            { label: t`本次时长`, value: serviceHours === null ? '' : t`${serviceHours} 小时` },
            { label: t`本次积分`, value: points === 0 ? '' : String(points) },
            { label: t`累计服务时长`, value: t`${totalHours} 小时` },
            { label: t`志愿星级`, value: starLevel === 0 ? '' : t`${starLevel} 星` },
          ]}
        />
      </Stack>
    </Card>
  );
}
