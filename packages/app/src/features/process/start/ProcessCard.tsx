import type { FlowProcess } from '@lattice/api/resources/blade-flow/manager';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Icon } from '@lattice/ui/Icon';
import { Stack } from '@lattice/ui/Stack';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Play, Workflow } from 'lucide-react';
import { useState } from 'react';
import { definitionQuery, hasResource } from '../../../records/resources.ts';
import { useCodes } from '../../../session/useCodes.ts';
import { forms } from './forms.ts';
import { formAddress } from '../list/processAddress.ts';
import * as css from '../list/process.css.ts';
import { useFlowCategories } from '../list/useFlowCategories.ts';
import { useMayStart } from './useMayStart.ts';
import { useStartable } from './useStartable.ts';
import { startObstacle } from './startObstacle.ts';
import { useGo } from '../../../navigation/Address.tsx';

const FlowWindow = lazyPart(async () => (await import('../picture/FlowWindow.tsx')).FlowWindow);

interface ProcessCardProps {
  process: FlowProcess;
}

/** A process that may be started: its form, where it has one, and its diagram. */
export function ProcessCard({ process }: ProcessCardProps) {
  const { t } = useLingui();
  const navigate = useGo();
  const codes = useCodes();
  const { routes } = useFlowCategories();
  const [isShown, setShown] = useState(false);
  const route = routes.get(process.category);
  const form = route === undefined ? undefined : forms[route];
  const { isThere: hasForm, path } = useStartable()(process.category);
  const { data: definition } = useQuery({ ...definitionQuery(path), enabled: hasResource(path) });
  const mayStart = useMayStart(definition);
  const why = startObstacle(process.category, hasForm, mayStart && codes?.has('work_start_flow'));
  const isKnown = codes !== undefined && (definition !== undefined || !hasResource(path));
  const to = form?.register ?? formAddress(route ?? '', process.id);
  const { name, deploymentTime, category, categoryName } = process;
  const kind = categoryName || category;
  const reasons = {
    noCategory: t`不能发起：部署时没有选择流程类型，请联系流程管理员。`,
    noForm: t`不能发起：“${kind}”类型没有申请表单，请流程管理员换一个有表单的类型重新部署。`,
    noRight: t`不能发起：您没有发起流程的权限。`,
  };
  return (
    <Card>
      <div className={css.process}>
        <Stack gap="xs">
          <Stack direction="row" gap="sm" align="center" justify="between">
            <Text as="h2" weight="medium">
              {name}
            </Text>
            {kind !== name && kind !== '' && <Tag>{kind}</Tag>}
          </Stack>
          <Text size="small" tone="muted">{t`${deploymentTime.slice(0, 10)} 起使用`}</Text>
          {why !== null && <Text size="small">{reasons[why]}</Text>}
        </Stack>
        <div className={css.buttons}>
          {why === null && hasForm === true && isKnown && (
            <Button
              variant="primary"
              size="small"
              icon={<Icon of={Play} />}
              aria-label={form?.register === undefined ? t`发起${name}` : t`到登记表发起${name}`}
              onPress={() => navigate(to)}
            >
              {form?.register === undefined ? t`发起` : t`到登记表发起`}
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
