import { manager } from '@lattice/api/resources/blade-flow/manager';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { flowVersions } from '../../features/definitions/flowVersions.ts';

interface ModelFactsProps {
  /** The key of the process. */
  processKey: string;
  /** How often the model was saved. */
  revision: number;
}

/**
 * Which revision of a model is open, and which version of its process was deployed last; those who may not look after
 * versions see the first alone.
 */
export function ModelFacts({ processKey, revision }: ModelFactsProps) {
  const { t } = useLingui();
  const { data: versions } = useQuery({
    queryKey: ['rows', manager.path, 'versions', processKey],
    queryFn: ({ signal }) => flowVersions(processKey, signal),
  });
  const newest = versions?.[0]?.version;
  const deployed = newest === undefined ? t`尚未部署` : t`最新部署版本 ${newest}`;
  return (
    <Text as="p" size="small" tone="muted">
      {versions === undefined ? t`模型修订 ${revision}` : t`模型修订 ${revision} · ${deployed}`}
    </Text>
  );
}
