import { ExpressionError } from './ExpressionError.ts';
import { checkTemplate } from './template.ts';

/** Faults for which a process cannot be deployed. */
export type ErrorKind =
  | 'badKey'
  | 'noStart'
  | 'noEnd'
  | 'unknownType'
  | 'unknownEvent'
  | 'runsCode'
  | 'duplicateId'
  | 'danglingFlow'
  | 'badExpression'
  | 'plainCondition'
  | 'scriptCondition'
  | 'loopNobody'
  | 'loopTooLarge'
  | 'noTime';

/** Faults with which a process can run. */
export type WarningKind =
  | 'unreachable'
  | 'noWayOn'
  | 'noPeople'
  | 'noName'
  | 'noCondition'
  | 'noDefault'
  | 'defaultCondition'
  | 'endGoesOn'
  | 'startIsLedTo';

/** What can be wrong with a process. */
export type ProblemKind = ErrorKind | WarningKind;

interface About {
  /** Id of the element; that of the process where it concerns the whole. */
  id: string;
  /** What is meant, such as the kind of the element or the text; '' for none. */
  word: string;
}

/** A fault for which the server refuses to deploy. */
export interface FlowError extends About {
  kind: ErrorKind;
  isError: true;
  /** Why an expression cannot be read. */
  cause?: ExpressionError;
}

/** One thing that is wrong: an error is what the server refuses to deploy, all else is a warning. */
export type Problem = FlowError | (About & { kind: WarningKind; isError: false });

/** Collects the problems of one process. */
export class Report {
  readonly problems: Problem[] = [];

  /** Adds an error of the element with this id. */
  error(id: string, kind: ErrorKind, word = '', cause?: ExpressionError): void {
    this.problems.push({ kind, id, isError: true, word, ...(cause && { cause }) });
  }

  /** Adds a warning of the element with this id. */
  warning(id: string, kind: WarningKind): void {
    this.problems.push({ kind, id, isError: false, word: '' });
  }

  /** Checks a text with expressions; one that cannot be read becomes the error `badExpression`. */
  template(id: string, text: string): void {
    try {
      checkTemplate(text);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      this.error(id, 'badExpression', text, error);
    }
  }
}
