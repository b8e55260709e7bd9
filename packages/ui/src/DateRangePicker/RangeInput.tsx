import { useState } from 'react';
import { type DateRange, rangeProblem } from './DateRange.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

interface RangeInputProps {
  label: string;
  /** First and last day, or '' for an open end. */
  from: string;
  to: string;
  /** Called with the range, both ends '' while what is typed is none. */
  onChange: (range: DateRange) => void;
}

const NONE: DateRange = { from: '', to: '' };

/** Days from one to another with presets, in one line; what is half typed stays visible and is not searched by. */
export function RangeInput({ label, from, to, onChange }: RangeInputProps) {
  const [now, setNow] = useState({ shown: { from, to }, told: { from, to } });
  if (now.told.from !== from || now.told.to !== to) setNow({ shown: { from, to }, told: { from, to } });
  const put = (shown: DateRange) => {
    const validRange = rangeProblem(shown, true) === null ? shown : NONE;
    setNow({ shown, told: validRange });
    onChange(validRange);
  };
  return <DateRangePicker label={label} value={now.shown} onChange={put} canBeOpen isCompact />;
}
