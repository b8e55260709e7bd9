import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { followLink } from '../Frame/followLink.ts';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { arrow, beforeTitle, link, step, trail } from './Breadcrumb.css.ts';

/** One step of the way to a page. */
export interface Crumb {
  /** The text. */
  label: string;
  /** Where it leads; without it the step is words alone, as a group of the menu is. */
  href?: string;
}

export interface BreadcrumbProps {
  /** The steps from home to the page shown, which is the last and never a link. */
  items: readonly Crumb[];
  /** Called with the address of a step instead of loading it; by by default the browser follows the link. */
  onNavigate?: (href: string) => void;
  /** The title of the page stands behind it, so that the last step is only spoken; default false. */
  isBeforeTitle?: boolean;
  /** A large title stands below it: the last step is a word, and a narrow screen leaves the way out; default false. */
  isAboveTitle?: boolean;
}

/** The way from home to the page shown. */
export function Breadcrumb({ items, onNavigate, isBeforeTitle = false, isAboveTitle = false }: BreadcrumbProps) {
  const { t } = useLingui();
  const last = items.length - 1;
  return (
    <nav aria-label={t`当前位置`} className={isBeforeTitle || isAboveTitle ? beforeTitle : undefined}>
      <ol className={trail}>
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} className={step} aria-current={index === last ? 'page' : undefined}>
            {href !== undefined && index < last ? (
              <a href={href} className={link} onClick={followLink(href, onNavigate)}>
                {label}
              </a>
            ) : index === last && isBeforeTitle ? (
              <span className={visuallyHidden}>{label}</span>
            ) : (
              label
            )}
            {index < last && (
              <span className={arrow}>
                <Icon of={ChevronRight} size="12px" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
