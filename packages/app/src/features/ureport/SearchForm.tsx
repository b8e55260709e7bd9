import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { DatePicker } from '@lattice/ui/DatePicker';
import { MultiSelect } from '@lattice/ui/MultiSelect';
import { Select } from '@lattice/ui/Select';
import { TextField } from '@lattice/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as css from './SearchForm.css.ts';
import type { SheetInput } from './SheetFile.ts';

interface SearchFormProps {
  inputs: readonly SheetInput[];
  /** What the parameters are at first. */
  defaults: ReadonlyMap<string, string>;
  /** Called with the values of the parameters. */
  onAsk: (given: ReadonlyMap<string, string>) => void;
}

interface InputProps {
  input: SheetInput;
  value: string;
  onChange: (value: string) => void;
}

function Input({ input: { label, kind, options }, value, onChange }: InputProps) {
  if (kind === 'date') return <DatePicker isCompact label={label} value={value} onChange={onChange} />;
  if (kind === 'one') return <Select isCompact label={label} options={options} value={value} onChange={onChange} />;
  if (kind === 'text') return <TextField isCompact label={label} value={value} onChange={onChange} />;
  const chosen = value === '' ? [] : value.split(',');
  return (
    <MultiSelect
      isCompact
      label={label}
      options={options}
      value={chosen}
      onChange={(values) => onChange(values.join(','))}
    />
  );
}

/** The form above a report, which gives its parameters their values; what is left empty limits nothing. */
export function SearchForm({ inputs, defaults, onAsk }: SearchFormProps) {
  const { t } = useLingui();
  const [values, setValues] = useState(defaults);
  const ask = (next: ReadonlyMap<string, string>) => {
    setValues(next);
    onAsk(next);
  };
  return (
    <Card title={t`查询条件`}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(values);
        }}
      >
        {inputs.map((input) => (
          <Input
            key={input.parameter}
            input={input}
            value={values.get(input.parameter) ?? ''}
            onChange={(value) => setValues(new Map(values).set(input.parameter, value))}
          />
        ))}
        <div className={css.buttons}>
          <Button type="submit" variant="primary">{t`查询`}</Button>
          <Button onPress={() => ask(defaults)}>{t`重置`}</Button>
        </div>
      </form>
    </Card>
  );
}
