import { type HeldButton, buttonSight } from '@lattice/api/rowSight';
import { Alert } from '@lattice/ui/Alert';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { formatList } from '@lattice/ui/formatList';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { useTranslator } from '../../records/translate.ts';
import { transport } from '../../session/transport.ts';

interface ButtonFactsProps {
  userId: string;
  /** What the person is called. */
  name: string;
  path: string;
}

/** Which buttons of a register a person has and by which role, and who can give the others. */
export function ButtonFacts({ userId, name, path }: ButtonFactsProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const { data, error } = useQuery({
    queryKey: ['rows', 'blade-user', 'buttons', userId, path],
    queryFn: () => buttonSight(transport, { userId, path }),
    staleTime: 0,
  });
  if (error !== null) return <Alert tone="critical">{errorText(error)}</Alert>;
  if (data === undefined) return <Skeleton kind="rows" count={4} />;
  if (data.buttons.length === 0) return null;
  const listed = (names: readonly string[]) => formatList(names, i18n.locale);
  const giver = (roleName: string) => {
    const { count = 0, names = [] } = data.givers.find((one) => one.roleName === roleName) ?? {};
    const people = count > names.length ? t`${listed(names)} 等 ${count} 人` : listed(names);
    return count === 0 ? t`“${roleName}”（目前无人）` : t`“${roleName}”（${people}）`;
  };
  const words = ({ roles, givers }: HeldButton) => {
    if (roles.length > 0) return t`有，来自角色${listed(roles.map((one) => t`“${one}”`))}`;
    return givers.length === 0 ? t`没有；目前没有人能授予` : t`没有；可由${listed(givers.map(giver))}授予`;
  };
  const held = data.buttons.filter(({ roles }) => roles.length > 0).length;
  return (
    <>
      <Text as="h3">{t`${name}在这里有 ${data.buttons.length} 个按钮中的 ${held} 个`}</Text>
      <Descriptions
        columns={1}
        items={data.buttons.map((button) => ({ label: say(button.name), value: words(button) }))}
      />
    </>
  );
}
