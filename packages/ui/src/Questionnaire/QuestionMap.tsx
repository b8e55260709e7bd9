import { useLingui } from '@lingui/react/macro';
import type { Question } from './Question.ts';
import * as css from './Questionnaire.css.ts';

interface QuestionMapProps {
  questions: readonly Question[];
  answers: Readonly<Record<string, string>>;
  at: number;
  onAt: (at: number) => void;
}

/** The numbers of all questions: which are answered, which one is shown, and the way to each. */
export function QuestionMap({ questions, answers, at, onAt }: QuestionMapProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`题号`} className={css.map}>
      {questions.map(({ id, number }, place) => {
        const isAnswered = (answers[id] ?? '') !== '';
        return (
          <button
            key={id || `#${place}`}
            type="button"
            className={css.mapEntry}
            data-answered={isAnswered || undefined}
            aria-current={place === at ? 'step' : undefined}
            aria-label={isAnswered ? t`第 ${number} 题，已答` : t`第 ${number} 题，未答`}
            onClick={() => onAt(place)}
          >
            {number}
          </button>
        );
      })}
    </nav>
  );
}
