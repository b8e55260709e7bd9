import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Icon } from '@lattice/ui/Icon';
import { Stack } from '@lattice/ui/Stack';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Play, Workflow } from 'lucide-react';
import { useState } from 'react';
import { useCodes } from '../../../session/useCodes.ts';
import * as css from '../list/process.css.ts';
import { useGo } from '../../../navigation/Address.tsx';
import type { ProcessStart } from './useStarts.ts';

const FlowWindow = lazyPart(async () => (await import('../picture/FlowWindow.tsx')).FlowWindow);

interface ProcessCardProps {
  start: ProcessStart;
}

/** A process: what starts it, or why the person cannot, and its diagram. */
export function ProcessCard({ start: { process, obstacle, to, isFromRegister } }: ProcessCardProps) {
  const { t } = useLingui();
  const navigate = useGo();
  const codes = useCodes();
  const [isShown, setShown] = useState(false);
  const { name, deploymentTime, category, categoryName } = process;
  const kind = categoryName || category;
  const reasons = {
    noCategory: t`部署时没有选择流程类型，请联系流程管理员。`,
    noForm: t`“${kind}”类型没有申请表单，请流程管理员换一个有表单的类型重新部署。`,
    noRight: t`您没有发起这项流程的权限。`,
  };
  return (
    <Card>
      <div className={css.process}>
        <Stack gap="xs">
          <Stack direction="row" gap="sm" align="center" justify="between">
            <Text as="h3" weight="medium">
              {name}
            </Text>
            {kind !== name && kind !== '' && <Tag>{kind}</Tag>}
          </Stack>
          <Text size="small" tone="muted">{t`${deploymentTime.slice(0, 10)} 起使用`}</Text>
          {obstacle !== null && <Text size="small">{reasons[obstacle]}</Text>}
        </Stack>
        <div className={css.buttons}>
          {to !== null && (
            <Button
              variant="primary"
              size="small"
              icon={<Icon of={Play} />}
              aria-label={isFromRegister ? t`到登记表发起${name}` : t`发起${name}`}
              onPress={() => navigate(to)}
            >
              {isFromRegister ? t`到登记表发起` : t`发起`}
            </Button>
          )}
          {codes?.has('work_start_image') === true && (
            <Button
              size="small"
              icon={<Icon of={Workflow} />}
              aria-label={t`${name}流程图`}
              onPress={() => setShown(true)}
            >{t`流程图`}</Button>
          )}
        </div>
      </div>
      {isShown && <FlowWindow title={t`${name} · 流程图`} definitionId={process.id} onClose={() => setShown(false)} />}
    </Card>
  );
}
