/** Why an expression is refused or has no value. `{0}` and `{1}` in the comments are the values of the error. */
export type ExpressionFault =
  /** It has more than {0} characters. */
  | 'tooLong'
  /** It has too many tokens. */
  | 'tooManyTokens'
  /** At character {0} stands {1}, which is no part of the language. */
  | 'unknownCharacter'
  /** It uses the reserved name {0}. */
  | 'reservedName'
  /** The sign {0} is missing at the end. */
  | 'missing'
  /** The sign {0} is missing; {1} stands there instead. */
  | 'missingBefore'
  /** A name must follow a dot. */
  | 'noName'
  /** {0} stands behind the end. */
  | 'surplus'
  /** {0} cannot stand where it is. */
  | 'unexpected'
  /** It ends too early. */
  | 'incomplete'
  /** It is nested too deep. */
  | 'tooDeep'
  /** A brace is not closed. */
  | 'openBrace'
  /** The method {0} is called on something that is no name. */
  | 'noCallable'
  /** The function {0} is not among those that may be called. */
  | 'unknownFunction'
  /** The variable {0} has no value. */
  | 'noValue'
  /** {0} is no number. */
  | 'noNumber'
  /** Something is divided by zero. */
  | 'zeroDivision';

/**
 * An expression that cannot be read or evaluated. Its message is for developers; whoever shows it to people words
 * `fault` and `values`.
 */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly fault: ExpressionFault;
  readonly values: readonly (string | number)[];

  constructor(fault: ExpressionFault, ...values: readonly (string | number)[]) {
    super([fault, ...values].join(' '));
    this.fault = fault;
    this.values = values;
  }
}
