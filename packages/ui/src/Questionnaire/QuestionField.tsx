import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import type { Question } from './Question.ts';
import * as css from './Questionnaire.css.ts';

interface QuestionFieldProps {
  question: Question;
  /** Keys joined by commas, a number, or words; '' for none. */
  answer: string;
  /** Large and alone, or one of a sheet. */
  isLarge: boolean;
  /** It must be answered and is not, which is told. */
  isMissing?: boolean;
  onAnswer: (value: string) => void;
  /** Called when a choice was pressed by hand, not walked to by arrows. */
  onPressed?: () => void;
}

const toggled = (answer: string, key: string): string => {
  const keys = answer === '' ? [] : answer.split(',');
  return (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]).join(',');
};

function Typed({ question, answer, onAnswer }: Pick<QuestionFieldProps, 'question' | 'answer' | 'onAnswer'>) {
  const { min = 0, max = 10 } = question;
  if (question.kind === 'words')
    return (
      <TextArea
        label={question.title}
        labelPosition="hidden"
        isCompact
        maxLength={300}
        value={answer}
        onChange={onAnswer}
      />
    );
  return (
    <div className={css.number}>
      <NumberField
        label={question.title}
        labelPosition="hidden"
        min={min}
        max={max}
        value={answer === '' ? null : Number(answer)}
        onChange={(next) => {
          if (next !== null && next >= min && next <= max) onAnswer(String(next));
        }}
      />
      <span className={css.hint}>{`${min}–${max}`}</span>
    </div>
  );
}

/** One question with its choices, each with the key that chooses it. */
export function QuestionField({
  question,
  answer,
  isLarge,
  isMissing = false,
  onAnswer,
  onPressed,
}: QuestionFieldProps) {
  const { t } = useLingui();
  const name = useId();
  const isOne = question.kind === 'one';
  const chosen = answer === '' ? [] : answer.split(',');
  const { number, title } = question;
  return (
    <fieldset className={css.question} data-question={question.id} data-large={isLarge} data-missing={isMissing}>
      <legend className={css.title}>
        <span className={css.ordinal}>{number}</span>
        <span>
          {title}
          {question.isOptional === true && <span className={css.hint}>{t`（可不答）`}</span>}
          {isMissing && <span className={css.missing}>{t`还没有作答`}</span>}
        </span>
      </legend>
      {question.image !== undefined && question.image !== '' && (
        <img className={css.picture} src={question.image} alt={t`第 ${number} 题配图`} />
      )}
      {question.kind === 'number' || question.kind === 'words' ? (
        <Typed question={question} answer={answer} onAnswer={onAnswer} />
      ) : (
        <div className={css.options} data-large={isLarge}>
          {question.options.map(({ key, text }, at) => (
            <label key={key || `#${at}`} className={css.option} data-chosen={chosen.includes(key) || undefined}>
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={name}
                className={css.box}
                checked={chosen.includes(key)}
                onChange={() => onAnswer(isOne ? key : toggled(answer, key))}
                onClick={(event) => {
                  if (event.detail > 0 && isOne) onPressed?.();
                }}
              />
              <span className={css.words}>{text}</span>
              {at < 9 && (
                <kbd className={css.keyCap} aria-hidden>
                  {at + 1}
                </kbd>
              )}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
