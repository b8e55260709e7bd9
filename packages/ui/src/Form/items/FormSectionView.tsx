import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import * as css from '../Form.css.ts';
import { FormItemView } from './FormItemView.tsx';
import { type FormSection, isShown, leadOf } from '../layout.ts';
import { useShared } from '../useShared.ts';

/**
 * Names of the fields on whose values it depends whether anything of a section is shown; none where something always
 * is.
 */
function conditionsOf({ items }: FormSection): string[] {
  const names = items.map((item) => leadOf(item).showIf?.field);
  return names.includes(undefined) ? [] : [...new Set(names as string[])];
}

/**
 * A group of a form with its name; without a shown field it is hidden. Its fields read their values themselves, and
 * render when these change, not with the form.
 */
export const FormSectionView = memo(function FormSectionView({ section }: { section: FormSection }) {
  const { control, columns } = useShared();
  const names = conditionsOf(section);
  const values: readonly unknown[] = useWatch({ control, name: names });
  const known = Object.fromEntries(names.map((name, at) => [name, values[at]]));
  const isHidden = names.length > 0 && !section.items.some((item) => isShown(leadOf(item), known));
  return (
    <fieldset className={css.section} hidden={isHidden}>
      {section.label !== '' && <legend className={css.legend}>{section.label}</legend>}
      <div className={`${css.fields} ${css.columns[columns]}`}>
        {section.items.map((item) => (
          <FormItemView key={item.key} item={item} />
        ))}
      </div>
    </fieldset>
  );
});
