import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { neverSent } from '../../ImageUpload/useUploads.ts';
import { looksOf } from '../../kinds/looksOf.ts';
import { filesOf, linksOf } from './fileLinks.ts';
import type { InputProps } from './InputProps.ts';
import { lazyInput } from './lazyInput.ts';

const Upload = lazyInput(async () => (await import('../../Upload/Upload.tsx')).Upload);

/** One file or several; the value joins their URLs with commas. */
export function FileInput({ field, common, value, onChange, sources, onPendingChange }: InputProps) {
  const { t } = useLingui();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  return (
    <Upload
      {...common}
      maxCount={looksOf(field).many === true ? 50 : 1}
      upload={sources.upload ?? neverSent}
      onPendingChange={onPendingChange}
      value={filesOf(String(value ?? ''), names, t`文件`)}
      onChange={(files) => {
        setNames((known) => ({ ...known, ...Object.fromEntries(files.map(({ link, name }) => [link, name])) }));
        onChange(linksOf(files));
      }}
    />
  );
}
