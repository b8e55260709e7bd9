/** One choice of a question. */
export interface QuestionOption {
  /** What is kept when it is chosen; no comma in it. */
  key: string;
  text: string;
}

/** A question that is put to somebody. */
export interface Question {
  id: string;
  /** Its number, from 1. */
  number: number;
  title: string;
  /** What is answered: one choice, several, a number, or words. */
  kind: 'one' | 'several' | 'number' | 'words';
  /** The choices, in order. */
  options: readonly QuestionOption[];
  /** Least and greatest number; default 0 and 10. */
  min?: number;
  max?: number;
  /** It may stay open; default false. */
  isOptional?: boolean;
  /** URL of a picture beside it; none by default. */
  image?: string;
}
