import { useState } from 'react';
import { isComposing } from '../../Field/isComposing.ts';
import { TextArea } from '../../TextArea/TextArea.tsx';
import { TextField } from '../../TextField/TextField.tsx';

interface CommitFieldProps {
  label: string;
  value: string;
  /** Called with the new text on Enter, and when focus leaves; one step of undo. */
  onCommit: (text: string) => void;
  /** Says what is wrong with a text, which is then not taken over; null for nothing. */
  problem?: (text: string) => string | null;
  /** Hint under the input. */
  description?: string;
  isRequired?: boolean;
  /** Several lines; default false. */
  isLong?: boolean;
  id?: string;
}

/** A text that becomes part of the process once it is finished, not letter by letter. */
export function CommitField({ value, onCommit, problem, isLong = false, ...field }: CommitFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const errorMessage = draft === null ? null : (problem?.(draft) ?? null);
  const commit = () => {
    if (draft === null || errorMessage !== null) return;
    setDraft(null);
    if (draft !== value) onCommit(draft);
  };
  const shared = {
    ...field,
    value: draft ?? value,
    onChange: setDraft,
    onBlur: commit,
    ...(errorMessage !== null && { errorMessage }),
  };
  if (isLong) return <TextArea {...shared} rows={2} />;
  return (
    <TextField
      {...shared}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) commit();
      }}
    />
  );
}
