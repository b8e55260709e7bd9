import { SideLine, type SideLineProps } from './SideLine.tsx';
import { apart, heading } from './SideBar.css.ts';

/** A group of the first level whose children stand below its name. */
export function SideUnfolded({ node, ...line }: Omit<SideLineProps, 'depth'>) {
  return (
    <>
      <div className={heading}>{node.label}</div>
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
