import { useRef, useState } from 'react';

/** What a form of ways in knows of its fields. */
export interface Entries<E extends string> {
  values: Readonly<Record<E, string>>;
  /** `message` is shown while the field has an error. */
  field: (
    name: E,
    message: string,
  ) => {
    name: E;
    value: string;
    onChange: (value: string) => void;
    ref: (input: HTMLInputElement | null) => void;
    errorMessage?: string;
  };
  put: (name: E, value: string) => void;
  focus: (name: E) => void;
  /** True when these are all filled; else the gaps are pointed at and focus goes to the first. */
  hasAll: (names: readonly E[]) => boolean;
  /** Why the last try was refused; undefined before one and while one is under way. */
  refusal: { reason: unknown } | undefined;
  isPending: boolean;
  /** Runs a try, one at a time; `onRefused` follows a rejection. Resolves to whether it was done. */
  attempt: (work: () => Promise<void>, onRefused: () => void) => Promise<boolean>;
}

/** The fields of a way in: their values, their gaps, and the try under way. */
export function useEntries<E extends string>(empty: Readonly<Record<E, string>>): Entries<E> {
  const [values, setValues] = useState(empty);
  const [missing, setMissing] = useState<readonly E[]>([]);
  const [refusal, setRefusal] = useState<{ reason: unknown }>();
  const [isPending, setPending] = useState(false);
  const inputs = useRef<Partial<Record<E, HTMLInputElement | null>>>({});
  const put = (name: E, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setMissing((before) => before.filter((other) => other !== name));
  };
  const focus = (name: E) => inputs.current[name]?.focus();
  return {
    values,
    put,
    focus,
    field: (name, message) => ({
      name,
      value: values[name],
      onChange: (value) => put(name, value),
      ref: (input) => {
        inputs.current[name] = input;
      },
      ...(missing.includes(name) && { errorMessage: message }),
    }),
    hasAll: (names) => {
      const gaps = names.filter((name) => values[name].trim() === '');
      setMissing(gaps);
      const [first] = gaps;
      if (first !== undefined) focus(first);
      return first === undefined;
    },
    refusal,
    isPending,
    attempt: async (work, onRefused) => {
      if (isPending) return false;
      setPending(true);
      setRefusal(undefined);
      try {
        await work();
        return true;
      } catch (reason) {
        setRefusal({ reason });
        onRefused();
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
