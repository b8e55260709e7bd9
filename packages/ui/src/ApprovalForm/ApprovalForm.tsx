import { useLingui } from '@lingui/react/macro';
import { Check, Ellipsis, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, type MenuAction } from '../Menu/Menu.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { decisions as decisionsStyle, form } from './ApprovalForm.css.ts';
import { insertPhrase } from './insertPhrase.ts';
import { Phrases } from './Phrases.tsx';

/** What may be decided: to agree, to refuse, or to send back to a former step. */
export type Decision = 'agree' | 'refuse' | 'return';

/** Keeps an opinion that is not sent yet; '' for none. Keep it the same object between renders. */
export interface OpinionDraft {
  read(): string;
  write(text: string): void;
}

/** What may be done to the form from outside. */
export interface ApprovalHandle {
  /** Brings the focus to the opinion. */
  focus: () => void;
}

export interface ApprovalFormProps {
  /** Its name for screen readers. */
  label: string;
  /** What may be decided here; to agree and to refuse by default. */
  decisions?: readonly Decision[];
  /** The former steps to which it may be returned, newest first; without any there is no return. */
  steps?: readonly { id: string; label: string }[];
  /** Opinions often given, which insert themselves; none by default. */
  phrases?: readonly string[];
  /** Called with the phrases after one was added or removed; without it they stay as they are. */
  onPhrasesChange?: (phrases: readonly string[]) => void;
  /** More that can be done with the task, in a menu; nothing by default. */
  more?: readonly MenuAction[];
  /** Called with the id of what was chosen there, and the opinion typed so far. */
  onMore?: (id: string, opinion: string) => void;
  /** Keeps what is typed between visits; nothing by default. */
  draft?: OpinionDraft;
  /**
   * Sends the decision with its opinion, and the step where it is returned; when it rejects, its message is shown and
   * nothing typed is lost.
   */
  onDecide: (decision: Decision, opinion: string, step: string) => Promise<void>;
  /** Called when something begins to be typed, or nothing is any more. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Takes focus on mount; default false. */
  autoFocus?: boolean;
  /** Brings the focus in. */
  ref?: Ref<ApprovalHandle>;
}

const MOST = 1000;
const usual: readonly Decision[] = ['agree', 'refuse'];
const none: readonly never[] = [];

/** An opinion and what is decided with it; Ctrl+Enter decides what the first button does. */
export function ApprovalForm({
  label,
  decisions = usual,
  steps = none,
  phrases = none,
  onPhrasesChange,
  more = none,
  onMore,
  draft,
  onDecide,
  onDirtyChange,
  autoFocus = false,
  ref,
}: ApprovalFormProps) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const [text, setText] = useState(() => draft?.read() ?? '');
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState<Decision | null>(null);
  const isDirty = text !== '';
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }));
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => {
    if (caret.current === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const type = (next: string) => {
    setText(next);
    setFault('');
    draft?.write(next);
  };
  const insert = (phrase: string) => {
    const next = insertPhrase(
      { text, start: area.current?.selectionStart ?? text.length, end: area.current?.selectionEnd ?? text.length },
      phrase,
    );
    caret.current = next.start;
    type(next.text);
  };
  const decide = async (decision: Decision, step = '') => {
    if (pending !== null) return;
    const opinion = text.trim();
    const wrong = opinion === '' ? t`请先填写批复意见` : opinion.length > MOST ? t`批复意见最多 ${MOST} 个字` : '';
    setFault(wrong);
    if (wrong !== '') {
      requestAnimationFrame(() => area.current?.focus());
      return;
    }
    setPending(decision);
    setFailure('');
    try {
      await onDecide(decision, opinion, step);
      draft?.write('');
      setText('');
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : t`操作没有完成，请重试。`);
    } finally {
      setPending(null);
    }
  };
  const shown = decisions.filter((decision) => decision !== 'return' || steps.length > 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = shown;
    if (
      event.key !== 'Enter' ||
      !(event.ctrlKey || event.metaKey) ||
      isComposing(event.nativeEvent) ||
      event.target !== area.current ||
      first === undefined
    )
      return;
    event.preventDefault();
    void decide(first, first === 'return' ? steps[0]?.id : '');
  };
  const state = (decision: Decision) => ({
    isPending: pending === decision,
    isDisabled: pending !== null && pending !== decision,
  });
  const buttons = {
    agree: (
      <Button
        key="agree"
        {...state('agree')}
        variant="primary"
        icon={<Icon of={Check} />}
        onPress={() => void decide('agree')}
      >{t`同意`}</Button>
    ),
    refuse: (
      <Button
        key="refuse"
        {...state('refuse')}
        variant="critical"
        icon={<Icon of={X} />}
        onPress={() => void decide('refuse')}
      >{t`驳回`}</Button>
    ),
    return: (
      <Menu
        key="return"
        label={t`退回到`}
        trigger={<Button {...state('return')} icon={<Icon of={Undo2} />}>{t`退回`}</Button>}
        items={steps.map(({ id, label: name }) => ({ id, label: t`退回到“${name}”` }))}
        onAction={(step) => void decide('return', step)}
      />
    ),
  };
  return (
    <div role="group" aria-label={label}>
      <div role="presentation" className={form} onKeyDown={onKeyDown}>
        {failure !== '' && <Alert tone="critical">{failure}</Alert>}
        <TextArea
          ref={area}
          label={t`批复意见`}
          isRequired
          maxLength={MOST}
          value={text}
          onChange={type}
          autoFocus={autoFocus}
          {...(fault !== '' && { errorMessage: fault })}
          description={t`按 Ctrl+Enter 提交`}
        />
        {(phrases.length > 0 || onPhrasesChange !== undefined) && (
          <Phrases
            phrases={phrases}
            typed={text}
            onInsert={insert}
            {...(onPhrasesChange && { onChange: onPhrasesChange })}
          />
        )}
        {shown.includes('refuse') && shown.includes('return') && (
          <Text
            as="p"
            size="small"
            tone="muted"
          >{t`驳回：不同意，流程通常就此结束。退回：回到之前的步骤，修改后再继续。`}</Text>
        )}
        <div className={decisionsStyle}>
          {shown.map((decision) => buttons[decision])}
          {more.length > 0 && (
            <Menu
              label={t`更多操作`}
              trigger={<Button icon={<Icon of={Ellipsis} />} isDisabled={pending !== null}>{t`更多操作`}</Button>}
              items={more}
              onAction={(id) => onMore?.(id, text.trim())}
            />
          )}
        </div>
      </div>
    </div>
  );
}
