import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FieldProps } from '../Field/FieldProps.ts';
import { PickerField } from '../Select/PickerField.tsx';
import { TreePanel } from './TreePanel.tsx';
import * as css from './TreeSelect.css.ts';
import type { TreeSource } from './TreeSource.ts';
import { useTitle } from './useTitle.ts';
import { useTree } from './useTree.ts';

export type { TreeFound, TreeHit, TreeNode, TreeSource } from './TreeSource.ts';

/** The value is an id, '' for none. */
export interface TreeSelectProps extends FieldProps<string, HTMLButtonElement> {
  /** Where nodes come from, level by level; keep it the same object between renders. */
  source: TreeSource;
  /** Title of the value, known before the tree is read. */
  valueLabel?: string;
  /** Shown while nothing is chosen; default 请选择. */
  placeholder?: string;
  /** Lets the user clear the choice; default the opposite of `isRequired`. */
  isClearable?: boolean;
  /** Lets only the lowest nodes be chosen; those above them can still be opened. */
  only?: 'leaf' | undefined;
}

/** A choice of one node of a tree that is read as it is opened. */
export function TreeSelect({
  value,
  onChange,
  source,
  valueLabel,
  placeholder,
  isClearable,
  only,
  ref,
  ...field
}: TreeSelectProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const lazy = useTree(source);
  const [found, setFound] = useState<{ id: string; title: string | undefined }>();
  const title = useTitle(source, lazy.tree, value, valueLabel ?? (found?.id === value ? found.title : undefined));
  const show = (next: boolean) => {
    setOpen(next);
    if (next) lazy.load('');
  };
  const choose = (id: string, titleFound?: string) => {
    setFound({ id, title: titleFound });
    onChange(id);
    show(false);
  };
  return (
    <PickerField
      {...field}
      ref={ref}
      text={title}
      placeholder={placeholder ?? t`请选择`}
      isOpen={isOpen}
      onOpenChange={show}
      onClear={(isClearable ?? !field.isRequired) ? () => onChange('') : undefined}
      popoverClass={css.popover}
      dialogClass={css.dialog}
    >
      <TreePanel label={field.label} source={source} lazy={lazy} value={value} only={only} onChoose={choose} />
    </PickerField>
  );
}
