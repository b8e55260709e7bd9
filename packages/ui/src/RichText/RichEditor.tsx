import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../Field/ControlProps.ts';
import { frame } from '../Field/Field.css.ts';
import { prose } from '../HtmlView/HtmlView.css.ts';
import { safeHref } from '../HtmlView/linkPolicy.ts';
import { type LostPart, lostIn, sanitise } from '../HtmlView/sanitise.ts';
import type { Upload } from '../ImageUpload/useUploads.ts';
import { PictureRules } from '../pictureRules/pictureRules.tsx';
import { preparePicture } from '../preparePicture/preparePicture.tsx';
import { formatList } from '../formatList/formatList.tsx';
import { asMarkup } from './asMarkup.ts';
import { type LostLook, cleanWord } from './cleanWord.ts';
import { marks } from './marks.ts';
import { editor as editorStyle, text, told } from './RichText.css.ts';
import { RichToolbar } from './RichToolbar.tsx';
import { tables } from './tables.ts';

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
    link: { openOnClick: false, isAllowedUri: (url) => safeHref(url) !== null },
  }),
  Image,
  ...tables,
  ...marks,
];

const attribute = (value: string | true | undefined) => (value === undefined ? undefined : String(value));

/** Rich text with its tools. */
export function RichEditor({ control, labelId, value, onChange, upload }: RichEditorProps) {
  const { t, i18n } = useLingui();
  const rule = use(PictureRules);
  const [lost, setLost] = useState('');
  const [sending, setSending] = useState('');
  const [pasted, setPasted] = useState('');
  const words: Readonly<Record<LostPart | LostLook, string>> = {
    script: t`脚本`,
    frame: t`嵌入的网页和视频`,
    form: t`表单`,
    link: t`不能使用的链接`,
    other: t`不允许的内容`,
    picture: t`没有说明或不在网上的图片`,
    colour: t`文字颜色`,
    font: t`字体和字号`,
  };
  const latest = useRef(value);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const send = async (picture: File, by: Upload) => {
    setSending(t`正在上传粘贴的图片…`);
    try {
      setPasted((await by(await preparePicture(picture, await rule()))).link);
      setSending('');
    } catch (reason) {
      setSending(t`粘贴的图片没有传上去：${reason instanceof Error ? reason.message : String(reason)}`);
    }
  };
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
    content: asMarkup(sanitise(value)),
    editable: !control.disabled,
    autofocus: control.autoFocus ?? false,
    editorProps: {
      attributes,
      handlePaste: (_view, { clipboardData }) => {
        const [picture] = clipboardData?.files ?? [];
        if (picture === undefined || upload === undefined || clipboardData?.getData('text/html') !== '') return false;
        void send(picture, upload);
        return true;
      },
      transformPastedHTML: (html) => {
        const cleaned = cleanWord(html);
        const missing = [...lostIn(html), ...cleaned.lost].map((one) => words[one]);
        setLost(formatList([...new Set(missing)], i18n.locale));
        return asMarkup(sanitise(cleaned.html));
      },
    },
    onUpdate: ({ editor: one }) => {
      latest.current = one.isEmpty ? '' : sanitise(one.getHTML()).replace(/(?<!<p><\/p>)(?:<p><\/p>)+$/, '');
      tell.current(latest.current);
    },
    onBlur: () => control.onBlur?.(),
  });
  useEffect(() => {
    if (value === latest.current) return;
    latest.current = value;
    editor.commands.setContent(asMarkup(sanitise(value)), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={frame} data-invalid={control['aria-invalid']} data-disabled={control.disabled || undefined}>
      <div className={editorStyle}>
        <RichToolbar
          editor={editor}
          controls={control.id}
          upload={upload}
          pasted={pasted}
          onTaken={() => setPasted('')}
          isDisabled={control.disabled ?? false}
        />
        {sending !== '' && (
          <p role="status" className={told}>
            {sending}
          </p>
        )}
        {lost !== '' && (
          <p role="status" className={told}>
            {t`粘贴时没有保留：${lost}`}
          </p>
        )}
        <EditorContent editor={editor} className={`${text} ${prose}`} />
      </div>
    </div>
  );
}
