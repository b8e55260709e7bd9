import { useRef, useState } from 'react';
import { SearchField } from '../SearchField/SearchField.tsx';

interface TreeSearchProps {
  /** What is searched. */
  label: string;
  /** Called with the words as they are typed, but never of what an input method is still composing. */
  onChange: (text: string) => void;
}

/** The search box above a tree. */
export function TreeSearch({ label, onChange }: TreeSearchProps) {
  const [typed, setTyped] = useState('');
  const isComposing = useRef(false);
  const end = (text: string) => {
    isComposing.current = false;
    onChange(text);
  };
  return (
    <div
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={(event) => event.target instanceof HTMLInputElement && end(event.target.value)}
    >
      <SearchField
        label={label}
        isCompact
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (!isComposing.current) onChange(text);
        }}
      />
    </div>
  );
}
