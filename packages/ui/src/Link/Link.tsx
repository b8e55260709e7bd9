import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { link } from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style'> {
  /** Extra class, for placement by the parent. */
  className?: string;
}

/**
 * A link; inside a router provider of React Aria it navigates without reloading. Underlined in paragraphs and under
 * pointer or focus.
 */
export function Link({ className = '', ...rest }: LinkProps) {
  return <AriaLink {...rest} className={`${link} ${className}`} />;
}
