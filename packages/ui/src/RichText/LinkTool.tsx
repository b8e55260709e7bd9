import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Button } from '../Button/Button.tsx';
import { safeHref } from '../HtmlView/linkPolicy.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { buttons, form, tool } from './RichText.css.ts';

interface LinkToolProps {
  /** The editor. */
  editor: Editor;
  /** Whether the cursor stands in a link. */
  isActive: boolean;
  /** Whether it cannot be used. */
  isDisabled: boolean;
}

/** Makes a link of the selected words, changes it, or takes it away. */
export function LinkTool({ editor, isActive, isDisabled }: LinkToolProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [href, setHref] = useState('');
  const [problem, setProblem] = useState<string>();
  const opened = (next: boolean) => {
    setOpen(next);
    setProblem(undefined);
    setHref(String(editor.getAttributes('link').href ?? ''));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const safe = href.trim() === '' ? null : safeHref(href.trim());
    if (safe === null) return setProblem(t`请填写 http、https、mailto、tel 开头的地址，或本站地址`);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !isActive)
      chain.insertContent({ type: 'text', text: safe, marks: [{ type: 'link', attrs: { href: safe } }] }).run();
    else chain.setLink({ href: safe }).run();
    opened(false);
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    opened(false);
  };
  return (
    <Popover
      title={t`链接`}
      hasTitle={false}
      isOpen={isOpen}
      onOpenChange={opened}
      trigger={
        <ToggleButton className={tool} aria-label={t`链接`} isSelected={isActive} isDisabled={isDisabled}>
          <Icon of={Link2} />
        </ToggleButton>
      }
    >
      <form className={form} onSubmit={submit} noValidate>
        <TextField
          label={t`链接地址`}
          inputMode="url"
          isRequired
          autoFocus
          value={href}
          onChange={setHref}
          errorMessage={problem}
        />
        <div className={buttons}>
          {isActive && <Button size="small" onPress={remove}>{t`去掉链接`}</Button>}
          <Button size="small" variant="primary" type="submit">{t`确定`}</Button>
        </div>
      </form>
    </Popover>
  );
}
