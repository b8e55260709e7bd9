import { Alert } from '@lattice/ui/Alert';
import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import * as css from '../definitions.css.ts';
import { FindingList } from '../FindingList.tsx';
import type { FlowFile } from './FlowFile.ts';

interface FlowFileListProps {
  files: readonly FlowFile[];
  onDrop: (id: number) => void;
}

/** The files to be deployed, each with what was found in it and what the server said of it. */
export function FlowFileList({ files, onDrop }: FlowFileListProps) {
  const { t } = useLingui();
  const words = { ready: t`待部署`, sending: t`正在部署`, deployed: t`已部署`, refused: t`没有部署` };
  const tones = { ready: 'neutral', sending: 'accent', deployed: 'success', refused: 'critical' } as const;
  return (
    <ul className={css.files} aria-label={t`流程文件`}>
      {files.map(({ id, file, checked: { key, name, findings }, state, reason }) => (
        <li key={id} className={css.file}>
          <div className={css.fileLine}>
            <span className={css.fileName}>{file.name}</span>
            {key !== '' && (
              <Text size="small" tone="muted">
                {name === '' ? key : `${name} · ${key}`}
              </Text>
            )}
            <Tag tone={tones[state]}>{words[state]}</Tag>
            <IconButton
              size="small"
              label={t`移除 ${file.name}`}
              isDisabled={state === 'sending'}
              onPress={() => onDrop(id)}
            >
              <Icon of={X} />
            </IconButton>
          </div>
          {reason !== '' && <Alert tone="critical">{reason}</Alert>}
          {state !== 'deployed' && findings.length > 0 && <FindingList label={file.name} findings={findings} />}
        </li>
      ))}
    </ul>
  );
}
