import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';

interface ProcessKindProps {
  /** Name of the category; '' draws nothing. */
  kind: string;
}

/** Of which category a process is, under the heading that names it. */
export function ProcessKind({ kind }: ProcessKindProps) {
  const { t } = useLingui();
  return kind === '' ? null : <Text as="p" size="small" tone="muted">{t`流程类型：${kind}`}</Text>;
}
