import type { ReactNode } from 'react';
import { SideLine, type SideLineProps } from './SideLine.tsx';
import { apart, heading } from './SideBar.css.ts';
import { entry } from './SideLine.css.ts';

interface SideUnfoldedProps extends Omit<SideLineProps, 'depth'> {
  /** The button that puts its children in order, once its code is there. */
  arrange: ReactNode;
}

/** A group of the first level whose children stand below its name. */
export function SideUnfolded({ node, arrange, ...line }: SideUnfoldedProps) {
  return (
    <>
      <div className={line.isNarrow ? heading : `${entry} ${heading}`}>
        {node.label}
        {!line.isNarrow && arrange}
      </div>
      <ul className={apart} aria-label={node.label}>
        {node.children?.map((child) => (
          <li key={child.id}>
            <SideLine node={child} depth={0} {...line} />
          </li>
        ))}
      </ul>
    </>
  );
}
