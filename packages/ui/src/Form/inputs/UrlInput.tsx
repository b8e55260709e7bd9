import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { Field } from '../../Field/Field.tsx';
import { halfWidth } from '../../Field/halfWidth.ts';
import { Link } from '../../Link/Link.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import * as css from '../Form.css.ts';
import type { InputProps } from './InputProps.ts';

/** A web address; where it cannot be changed it is a link that opens beside the page. */
export function UrlInput({ common, value, onChange }: InputProps) {
  const { t } = useLingui();
  const address = String(value ?? '');
  if (common.isReadOnly === true && /^https?:\/\//i.test(address)) {
    return (
      <Field {...common} isCustom>
        {({ id }, labelId) => (
          <div className={css.address}>
            <Link id={id} href={address} target="_blank" rel="noopener noreferrer" aria-labelledby={`${labelId} ${id}`}>
              {address}
            </Link>
            <ExternalLink size="1em" role="img" aria-label={t`在新窗口打开`} />
          </div>
        )}
      </Field>
    );
  }
  return (
    <TextField
      {...common}
      type="url"
      inputMode="url"
      description={common.description ?? (common.isReadOnly ? undefined : t`以 http:// 或 https:// 开头`)}
      value={address}
      onChange={(text) => onChange(halfWidth(text).trim())}
    />
  );
}
