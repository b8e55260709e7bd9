import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import type { Upload as Send } from '../ImageUpload/useUploads.ts';
import { Popover } from '../Popover/Popover.tsx';
import { isFilm } from '../Upload/files.ts';
import { Upload } from '../Upload/Upload.tsx';
import { form, tool } from './RichText.css.ts';

interface FileToolProps {
  /** The editor. */
  editor: Editor;
  /** Sends a file. */
  upload: Send;
  /** Whether it cannot be used. */
  isDisabled: boolean;
}

/** Puts in a file, such as a form or a video: a link with its name. */
export function FileTool({ editor, upload, isDisabled }: FileToolProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      title={t`插入文件`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <AriaButton className={tool} aria-label={t`插入文件`} isDisabled={isDisabled}>
          <Icon of={Paperclip} />
        </AriaButton>
      }
    >
      <div className={form}>
        <Upload
          label={t`文件或视频`}
          description={t`放进正文的是带文件名的链接；单独成段的 MP4 视频可以在文中直接播放`}
          value={[]}
          maxCount={1}
          upload={upload}
          onChange={([file]) => {
            if (file === undefined) return;
            const marks = [{ type: 'link', attrs: { href: file.link } }];
            const words = { type: 'text', text: file.name, marks };
            const content = isFilm(file.name) ? { type: 'paragraph', content: [words] } : words;
            editor.chain().focus().insertContent(content).run();
            setOpen(false);
          }}
        />
      </div>
    </Popover>
  );
}
