import type { MouseEvent, ReactNode } from 'react';
import { useGo } from './Address.tsx';

interface AppLinkProps {
  /** An address of this application. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link within the application; a click that asks for another tab or window is left to the browser. */
export function AppLink({ to, className, children }: AppLinkProps) {
  const navigate = useGo();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
