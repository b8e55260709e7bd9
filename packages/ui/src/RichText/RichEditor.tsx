import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../Field/ControlProps.ts';
import { frame } from '../Field/Field.css.ts';
import { prose } from '../HtmlView/HtmlView.css.ts';
import { safeHref } from '../HtmlView/linkPolicy.ts';
import { lostIn, sanitise } from '../HtmlView/sanitise.ts';
import type { Upload } from '../ImageUpload/useUploads.ts';
import { formatList } from '../formatList/formatList.tsx';
import { cleanWord } from './cleanWord.ts';
import { editor as editorStyle, text, told } from './RichText.css.ts';
import { RichToolbar } from './RichToolbar.tsx';

interface RichEditorProps {
  /** The ties of the field. */
  control: ControlProps;
  /** Id of the label. */
  labelId: string;
  /** The text as HTML. */
  value: string;
  /** Called with the new text, sanitised. */
  onChange: (value: string) => void;
  /** Sends a picture; without it the user is asked for its URL. */
  upload: Upload | undefined;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    underline: false,
    link: { openOnClick: false, isAllowedUri: (url) => safeHref(url) !== null },
  }),
  Image,
];

const attribute = (value: string | true | undefined) => (value === undefined ? undefined : String(value));

/** Rich text with its tools. */
export function RichEditor({ control, labelId, value, onChange, upload }: RichEditorProps) {
  const { t, i18n } = useLingui();
  const [lost, setLost] = useState('');
  const latest = useRef(value);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const attributes = Object.fromEntries(
    Object.entries({
      id: control.id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-describedby': control['aria-describedby'],
      'aria-invalid': attribute(control['aria-invalid']),
      'aria-required': attribute(control['aria-required']),
      'aria-disabled': attribute(control.disabled ? true : undefined),
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const editor = useEditor({
    // The page's policy refuses styles that scripts write; RichText.css.ts has them.
    injectCSS: false,
    extensions,
    content: sanitise(value),
    editable: !control.disabled,
    autofocus: control.autoFocus ?? false,
    editorProps: {
      attributes,
      transformPastedHTML: (html) => {
        setLost(formatList(lostIn(html), i18n.locale));
        return sanitise(cleanWord(html));
      },
    },
    onUpdate: ({ editor: one }) => {
      latest.current = one.isEmpty ? '' : sanitise(one.getHTML()).replace(/(?:<p><\/p>)+$/, '');
      tell.current(latest.current);
    },
    onBlur: () => control.onBlur?.(),
  });
  useEffect(() => {
    if (value === latest.current) return;
    latest.current = value;
    editor.commands.setContent(sanitise(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={frame} data-invalid={control['aria-invalid']} data-disabled={control.disabled || undefined}>
      <div className={editorStyle}>
        <RichToolbar editor={editor} controls={control.id} upload={upload} isDisabled={control.disabled ?? false} />
        {lost !== '' && (
          <p role="status" className={told}>
            {t`粘贴的内容里已移除不允许的部分：${lost}`}
          </p>
        )}
        <EditorContent editor={editor} className={`${text} ${prose}`} />
      </div>
    </div>
  );
}
