import { useId, useState } from 'react';
import { SideArrange } from './SideArrange.tsx';
import { entry } from './SideLine.css.ts';
import { SideLine, type SideStars } from './SideLine.tsx';
import { below, list } from './SideBar.css.ts';
import { isGroup, type MenuNode } from './menuTree.ts';

interface SideTreeProps {
  /** The entries of one level. */
  nodes: readonly MenuNode[];
  /** Ids from the first level down to the page shown. */
  trail: readonly string[];
  /** How far they are set in; default 0. */
  depth?: number;
  /** Called with the address of a link instead of loading it. */
  onNavigate?: (href: string) => void;
  /** Called with the address of a link that is pointed at or focused. */
  onApproach?: (href: string) => void;
  /** Called when a link was chosen. */
  onChoose: () => void;
  /** Draws the star of a page; default: pages have none. */
  star?: SideStars | undefined;
}

/** The menu as a tree that unfolds in place, for the drawer. */
export function SideTree({ nodes, depth = 0, ...rest }: SideTreeProps) {
  const { star, ...line } = rest;
  return (
    <ul className={depth === 0 ? list : below}>
      {nodes.map((node) => (
        <li key={node.id}>
          {isGroup(node) ? (
            <Branch node={node} depth={depth} {...rest} />
          ) : (
            <SideLine node={node} depth={depth} {...line} {...(depth > 0 && { star })} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Branch({ node, depth, ...rest }: Omit<SideTreeProps, 'nodes' | 'depth'> & { node: MenuNode; depth: number }) {
  const id = useId();
  const [isOpen, setOpen] = useState(node.isUnfolded === true || rest.trail.includes(node.id));
  return (
    <>
      <span className={entry}>
        <SideLine
          node={node}
          depth={depth}
          {...rest}
          isFolding
          isOpen={isOpen}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
        />
        {isOpen && <SideArrange node={node} onChoose={rest.onChoose} />}
      </span>
      {isOpen && (
        <div id={id}>
          <SideTree nodes={node.children ?? []} depth={depth + 1} {...rest} />
        </div>
      )}
    </>
  );
}
