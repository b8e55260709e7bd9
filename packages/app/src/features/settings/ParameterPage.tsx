import { type Parameter, parameters } from '@lattice/api/parameters';
import type { Resource } from '@lattice/api/resource';
import { Alert } from '@lattice/ui/Alert';
import { Card } from '@lattice/ui/Card';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslator } from '../../records/translate.ts';
import { useRights } from '../../session/useRights.ts';
import { answerOf } from '../screen/answerOf.tsx';
import { useMandate } from '../separation/useSeparation.ts';
import { ParameterCard } from './ParameterCard.tsx';
import { parameterCalls } from './parameterCalls.ts';
import { parameterFields } from './parameterFields.ts';

/** The parameters of a register that the product knows, by group; what it does not know is told. */
export function ParameterPage({ definition }: { definition: Resource & { path: Parameter['register'] } }) {
  const { t } = useLingui();
  const say = useTranslator();
  const rights = useRights(definition);
  const mandate = useMandate();
  const { path } = definition;
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', path, 'settings'],
      queryFn: () => parameterCalls[path].read(),
    }),
  );
  const groups = useMemo(() => parameterFields(path, say, (value) => t`默认：${value}。`), [path, say, t]);
  if (fault !== null) return fault;
  if (data === undefined)
    return (
      <Card>
        <Skeleton kind="rows" count={6} />
      </Card>
    );
  const others = Object.keys(data).filter((key) => !Object.hasOwn(parameters, key));
  return (
    <Stack gap="md">
      {groups.map((group) => (
        <ParameterCard
          key={group.id}
          register={path}
          group={group}
          values={data}
          isEditable={
            rights.edit === true &&
            rights.add === true &&
            (mandate === '' || mandate === (group.id === 'account' ? 'security' : 'system'))
          }
        />
      ))}
      {others.length > 0 && (
        <Alert>{t`另有 ${others.length} 个参数本系统不读取，可在“参数列表”中查看：${others.join(t`、`)}`}</Alert>
      )}
    </Stack>
  );
}
