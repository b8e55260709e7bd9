import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { add } from './ImageUpload.css.ts';

interface PictureInputProps extends Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'> {
  /** The ties of the input: id, name, field. */
  control: ComponentProps<'input'>;
  /** Something is wrong with the field. */
  isInvalid?: ComponentProps<'input'>['aria-invalid'];
  /** Called with what was chosen. */
  onTake: (files: readonly File[]) => void;
  /** What the tile shows. */
  children: ReactNode;
}

/** A tile by which pictures are taken or chosen. */
export function PictureInput({ control, isInvalid, onTake, children, ...input }: PictureInputProps) {
  return (
    <label className={add} data-invalid={isInvalid} data-disabled={control.disabled || undefined}>
      <input
        {...control}
        {...input}
        type="file"
        className={visuallyHidden}
        onChange={(event) => {
          onTake([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {children}
    </label>
  );
}
