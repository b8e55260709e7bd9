import type { Mandate, MandateRole } from '@lattice/api/resources/blade-system/separation';
import { Card } from '@lattice/ui/Card';
import { Icon } from '@lattice/ui/Icon';
import { Stack } from '@lattice/ui/Stack';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, ScrollText, Settings2 } from 'lucide-react';

const icons = { system: Settings2, security: KeyRound, audit: ScrollText };

/** What an administrator does and cannot do, in words. */
function useMandateWords(mandate: Mandate): { title: string; does: string; cannot: string } {
  const { t } = useLingui();
  return {
    system: {
      title: t`系统管理员`,
      does: t`管理账号、部门、岗位、菜单、字典、参数、短信和对象存储；查看接口日志和错误日志。`,
      cannot: t`不能授予角色和权限，不能查看审计日志。`,
    },
    security: {
      title: t`安全管理员`,
      does: t`管理角色、授权、数据权限和接口权限；解锁账号；修改账号与密码的参数。`,
      cannot: t`不能新建和修改账号，不能查看审计日志。`,
    },
    audit: {
      title: t`审计管理员`,
      does: t`查看全部日志和操作轨迹，校验审计日志，查看导出台账和保存期限。`,
      cannot: t`只能查看，不能修改任何内容。`,
    },
  }[mandate];
}

/** One of the three administrators: the work, the limits, and who has the role. */
export function MandateCard({ role: { mandate, roleId, people }, isOwn }: { role: MandateRole; isOwn: boolean }) {
  const { t } = useLingui();
  const { title, does, cannot } = useMandateWords(mandate);
  return (
    <Card>
      <Stack gap="md">
        <Stack direction="row" gap="sm" align="center">
          <Icon of={icons[mandate]} size={20} />
          <Text as="h2" size="large">
            {title}
          </Text>
          {isOwn && <Tag tone="info">{t`您的身份`}</Tag>}
        </Stack>
        <Stack gap="sm">
          <Text>{does}</Text>
          <Text tone="muted">{cannot}</Text>
        </Stack>
        {people.length > 0 ? (
          <Text size="small">
            <Trans>现由：{people.join(t`、`)}</Trans>
          </Text>
        ) : (
          <Text size="small" tone="muted">
            {roleId === '' ? t`角色还没有准备` : t`还没有授予任何人`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
