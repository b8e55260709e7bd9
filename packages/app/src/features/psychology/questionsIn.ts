import type { ScaleQuestion } from '@lattice/api/psychology/answerCalls';
import type { Question } from '@lattice/ui/Questionnaire';

const kinds: Readonly<Record<string, Question['kind']>> = { '1': 'one', '2': 'several', '3': 'number', '4': 'words' };

/** The questions of a scale as the kit asks them. */
export const questionsIn = (questions: readonly ScaleQuestion[]): Question[] =>
  questions.map(({ id, itemNo, title, type, options, min, max, isRequired, image }) => ({
    id,
    number: itemNo,
    title,
    kind: kinds[type] ?? 'one',
    options: options.map(({ key, text }) => ({ key, text })),
    min,
    max,
    isOptional: !isRequired,
    image,
  }));
