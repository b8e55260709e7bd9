import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ImageUpload } from '../ImageUpload/ImageUpload.tsx';
import type { Upload } from '../ImageUpload/useUploads.ts';
import { Popover } from '../Popover/Popover.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { buttons, form, tool } from './RichText.css.ts';

interface ImageToolProps {
  /** The editor. */
  editor: Editor;
  /** Sends a picture; without it the user is asked for its URL. */
  upload: Upload | undefined;
  /** Address of a picture that was pasted and waits for its words; '' for none. */
  pasted: string;
  /** Called once that picture was put in or given up. */
  onTaken: () => void;
  /** Whether it cannot be used. */
  isDisabled: boolean;
}

/** Puts a picture in; never without words that say what it shows. */
export function ImageTool({ editor, upload, pasted, onTaken, isDisabled }: ImageToolProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setSrc] = useState('');
  const src = chosen || pasted;
  const [alt, setAlt] = useState('');
  const [isChecked, setChecked] = useState(false);
  const opened = (next: boolean) => {
    setOpen(next);
    if (!next) onTaken();
    setSrc('');
    setAlt('');
    setChecked(false);
  };
  const isSafe = /^(?:https?:\/\/|\/)/.test(src.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isSafe || alt.trim() === '') return;
    editor.chain().focus().setImage({ src: src.trim(), alt: alt.trim() }).run();
    opened(false);
  };
  const missing =
    isChecked && !isSafe ? (upload ? t`请先选择图片` : t`请填写 http、https 开头的地址，或本站地址`) : undefined;
  return (
    <Popover
      title={t`插入图片`}
      isOpen={isOpen || pasted !== ''}
      onOpenChange={opened}
      trigger={
        <AriaButton className={tool} aria-label={t`插入图片`} isDisabled={isDisabled}>
          <Icon of={ImagePlus} />
        </AriaButton>
      }
    >
      <form className={form} onSubmit={submit} noValidate>
        {upload ? (
          <ImageUpload
            label={t`图片`}
            isSingle
            isRequired
            value={src}
            onChange={setSrc}
            upload={upload}
            errorMessage={missing}
          />
        ) : (
          <TextField
            label={t`图片地址`}
            inputMode="url"
            isRequired
            autoFocus
            value={src}
            onChange={setSrc}
            errorMessage={missing}
          />
        )}
        <TextField
          label={t`图片说明`}
          isRequired
          value={alt}
          onChange={setAlt}
          maxLength={100}
          description={t`读给看不见图片的人听`}
          errorMessage={isChecked && alt.trim() === '' ? t`请用一句话说明图片内容` : undefined}
        />
        <div className={buttons}>
          <Button size="small" variant="primary" type="submit">{t`插入`}</Button>
        </div>
      </form>
    </Popover>
  );
}
