import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { CrudField } from '../CrudField.ts';

/** What is said of the search in masked values. */
export interface MaskedWords {
  /** What can be typed, for an empty input; undefined where nothing is masked. */
  hint: (field: CrudField) => string | undefined;
  /** What is wrong with a text that is neither a whole value nor a visible part; undefined where nothing is. */
  fault: (field: CrudField, text: string) => string | undefined;
}

/** The words of the search in masked values, in the user's language. */
export function useMaskedWords(): MaskedWords {
  const { t } = useLingui();
  return useMemo(() => {
    const isMasked = ({ maskedSearch }: CrudField) => typeof maskedSearch === 'function';
    const hint = (field: CrudField) => {
      if (!isMasked(field)) return undefined;
      if (field.sensitive === 'idcard' || field.sensitive === 'phone') return t`完整号码或后四位`;
      if (field.sensitive === 'name') return t`完整姓名或姓氏`;
      return field.sensitive === 'address' ? t`完整地址或可见部分` : t`完整内容`;
    };
    return {
      hint,
      fault: (field, text) =>
        text.trim() === '' || field.maskedSearch?.(text) !== null ? undefined : t`请输入完整号码，或最后四位`,
    };
  }, [t]);
}
