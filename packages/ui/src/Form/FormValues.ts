/** The values of a form, by field name. */
export type FormValues = Record<string, unknown>;

/** What is wrong with a field, in words. */
export interface FieldError {
  /** Name of the field. */
  field: string;
  /** What is wrong and how to mend it. */
  message: string;
}
