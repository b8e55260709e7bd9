import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon } from '../Icon/Icon.tsx';
import type { Upload } from '../ImageUpload/useUploads.ts';
import { FileTool } from './FileTool.tsx';
import { ImageTool } from './ImageTool.tsx';
import { LinkTool } from './LinkTool.tsx';
import { toolbar, tool } from './RichText.css.ts';
import { TableTool } from './TableTool.tsx';

interface RichToolbarProps {
  /** The editor. */
  editor: Editor;
  /** Id of the text they work on. */
  controls: string;
  /** Sends a picture; without it the user is asked for its URL. */
  upload: Upload | undefined;
  /** Address of a picture that was pasted and waits for its words; '' for none. */
  pasted: string;
  /** Called once the pasted picture was put in or given up. */
  onTaken: () => void;
  /** Whether none can be used. */
  isDisabled: boolean;
}

/** One tool: its name, its picture, whether it is on, and what it does. */
type Tool = [label: string, icon: LucideIcon, isOn: boolean, act: () => void];

/** The tools of rich text: one stop of Tab, arrow keys between them. */
export function RichToolbar({ editor, controls, upload, pasted, onTaken, isDisabled }: RichToolbarProps) {
  const { t } = useLingui();
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      h2: one.isActive('heading', { level: 2 }),
      h3: one.isActive('heading', { level: 3 }),
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      quote: one.isActive('blockquote'),
      link: one.isActive('link'),
      table: one.isActive('table'),
      canUndo: one.can().undo(),
      canRedo: one.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus(undefined, { scrollIntoView: false });
  const tools: Tool[] = [
    [t`标题`, Heading2, now.h2, () => chain().toggleHeading({ level: 2 }).run()],
    [t`小标题`, Heading3, now.h3, () => chain().toggleHeading({ level: 3 }).run()],
    [t`加粗`, Bold, now.bold, () => chain().toggleBold().run()],
    [t`斜体`, Italic, now.italic, () => chain().toggleItalic().run()],
    [t`项目符号`, List, now.bullets, () => chain().toggleBulletList().run()],
    [t`编号`, ListOrdered, now.numbers, () => chain().toggleOrderedList().run()],
    [t`引用`, Quote, now.quote, () => chain().toggleBlockquote().run()],
  ];
  return (
    <Toolbar aria-label={t`文字格式`} aria-controls={controls} className={toolbar}>
      {tools.map(([label, icon, isOn, act]) => (
        <ToggleButton
          key={label}
          className={tool}
          aria-label={label}
          isSelected={isOn}
          isDisabled={isDisabled}
          onChange={act}
        >
          <Icon of={icon} />
        </ToggleButton>
      ))}
      <LinkTool editor={editor} isActive={now.link} isDisabled={isDisabled} />
      <ImageTool editor={editor} upload={upload} isDisabled={isDisabled} pasted={pasted} onTaken={onTaken} />
      {upload !== undefined && <FileTool editor={editor} upload={upload} isDisabled={isDisabled} />}
      <TableTool editor={editor} isInside={now.table} isDisabled={isDisabled} />
      <Button
        className={tool}
        aria-label={t`撤销`}
        isDisabled={isDisabled || !now.canUndo}
        onPress={() => chain().undo().run()}
      >
        <Icon of={Undo2} />
      </Button>
      <Button
        className={tool}
        aria-label={t`重做`}
        isDisabled={isDisabled || !now.canRedo}
        onPress={() => chain().redo().run()}
      >
        <Icon of={Redo2} />
      </Button>
    </Toolbar>
  );
}
