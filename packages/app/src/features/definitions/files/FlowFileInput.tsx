import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';

interface FlowFileInputProps {
  onChoose: (files: readonly File[]) => void;
}

/** A button by which several process files are chosen. */
export function FlowFileInput({ onChoose }: FlowFileInputProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<Icon of={FileUp} />} onPress={() => input.current?.click()}>{t`选择流程文件`}</Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".bpmn,.xml"
        aria-label={t`流程文件`}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
    </>
  );
}
