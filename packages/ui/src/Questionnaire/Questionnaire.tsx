import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Question } from './Question.ts';
import { QuestionField } from './QuestionField.tsx';
import { QuestionMap } from './QuestionMap.tsx';
import * as css from './Questionnaire.css.ts';

export type { Question, QuestionOption } from './Question.ts';

export interface QuestionnaireProps {
  /** What is asked about, for screen readers. */
  label: string;
  questions: readonly Question[];
  /** Keys joined by commas, numbers or words, by the id of the question. */
  answers: Readonly<Record<string, string>>;
  /** Called with each answer, at once. */
  onAnswer: (id: string, value: string) => void;
  /** One question after the other, or all on a sheet; default `single`. */
  view?: 'single' | 'sheet';
  /** Place of the question that is shown, from 0. */
  at: number;
  /** Called when another question is to be shown. */
  onAt: (at: number) => void;
  /** Larger type and room; default false. */
  isLarge?: boolean;
  /** Marks what must be answered and is not; default false. */
  showsMissing?: boolean;
  /** Takes focus when it comes, unless the person is in a control, so that its keys work at once; default false. */
  takesFocus?: boolean;
  /** Id of what is to be read before, such as instructions; none by default. */
  describedBy?: string;
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** True where the person works in something else already. */
const isInControl = () =>
  document.activeElement?.matches('a, button, input, select, textarea, [contenteditable], [role=dialog] *') === true;

/** Puts focus on the answer to a question. */
const focusOn = (frame: HTMLElement | null, id: string | undefined) =>
  frame?.querySelector<HTMLElement>(`[data-question="${id ?? ''}"] :is(input, textarea)`)?.focus();

/**
 * Questions answered one after the other or on a sheet; the keys 1 to 9 choose, and lead on where one choice is enough.
 */
export function Questionnaire({
  label,
  questions,
  answers,
  onAnswer,
  view = 'single',
  at,
  onAt,
  isLarge = false,
  showsMissing = false,
  takesFocus = false,
  describedBy,
}: QuestionnaireProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const isSheet = view === 'sheet';
  const count = questions.length;
  const shown = questions[at];
  const walked = useRef(false);
  useLayoutEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>('input, textarea');
    if (takesFocus && !isInControl()) first?.focus({ preventScroll: true });
    // When it comes, and not again.
  }, [takesFocus]);
  useEffect(() => {
    if (!walked.current) return;
    walked.current = false;
    focusOn(frame.current, shown?.id);
  }, [shown?.id]);
  const go = (next: number) => {
    if (next < 0 || next >= count) return;
    walked.current = true;
    onAt(next);
    if (isSheet) focusOn(frame.current, questions[next]?.id);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    const requested = (event.target as HTMLElement).closest<HTMLElement>('[data-question]')?.dataset.question;
    const place = isSheet ? questions.findIndex(({ id }) => id === requested) : at;
    const question = questions[place];
    const option = /^[1-9]$/.test(event.key) ? question?.options[Number(event.key) - 1] : undefined;
    if (question === undefined || option === undefined) {
      if (event.key === 'Enter' && requested !== undefined) go(place + 1);
      return;
    }
    event.preventDefault();
    const chosen = (answers[question.id] ?? '').split(',').filter((key) => key !== '');
    if (question.kind === 'one') {
      onAnswer(question.id, option.key);
      go(place + 1);
    } else
      onAnswer(
        question.id,
        (chosen.includes(option.key) ? chosen.filter((key) => key !== option.key) : [...chosen, option.key]).join(','),
      );
  };
  const field = (question: Question, place: number) => (
    <QuestionField
      key={question.id}
      question={question}
      answer={answers[question.id] ?? ''}
      isLarge={!isSheet}
      isMissing={showsMissing && question.isOptional !== true && (answers[question.id] ?? '') === ''}
      onAnswer={(value) => onAnswer(question.id, value)}
      {...(!isSheet && { onPressed: () => go(place + 1) })}
    />
  );
  const listeners = { onKeyDown: press };
  return (
    <div
      ref={frame}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={css.frame}
      data-type={isLarge}
      {...listeners}
    >
      {isSheet ? (
        <div className={css.sheet}>{questions.map(field)}</div>
      ) : (
        shown && (
          <>
            <div className={css.single}>{field(shown, at)}</div>
            <div className={css.walk}>
              <Button isDisabled={at === 0} onPress={() => go(at - 1)}>
                <Trans>上一题</Trans>
              </Button>
              <span className={css.hint}>{t`按 1 到 ${Math.min(9, shown.options.length)} 键选择，回车到下一题`}</span>
              <Button isDisabled={at === count - 1} onPress={() => go(at + 1)}>
                <Trans>下一题</Trans>
              </Button>
            </div>
            <QuestionMap questions={questions} answers={answers} at={at} onAt={go} />
          </>
        )
      )}
    </div>
  );
}
