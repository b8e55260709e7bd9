import { useLingui } from '@lingui/react/macro';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import { spinner } from './Button.css.ts';

/** The turning ring of a pending button; the button announces it by its label. */
export function Spinner() {
  const { t } = useLingui();
  const id = useSlottedContext(ProgressBarContext)?.id;
  return <span id={id} role="progressbar" aria-label={t`处理中`} className={spinner} />;
}
