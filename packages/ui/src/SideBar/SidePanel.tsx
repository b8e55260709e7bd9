import { type CSSProperties, useCallback } from 'react';
import { SideLine, type SideStars } from './SideLine.tsx';
import { beside, heading, list, panel, section } from './SideBar.css.ts';
import { isGroup, lineCount, type MenuNode } from './menuTree.ts';

interface SidePanelProps {
  /** Its id, for the button that opens it. */
  id: string;
  /** The first-level entry whose children it shows. */
  node: MenuNode;
  /** Ids from the first level down to the page shown. */
  trail: readonly string[];
  /** Called with the address of a link instead of loading it. */
  onNavigate?: (href: string) => void;
  /** Called with the address of a link that is pointed at or focused. */
  onApproach?: (href: string) => void;
  /** Called when a link was chosen. */
  onChoose: () => void;
  /** Called when the pointer comes into it. */
  onPointerEnter: () => void;
  /** Draws the star of a page; default: pages have none. */
  star?: SideStars | undefined;
}

/** How many lines make a column of their own, and how many columns there are at most. */
const LONG = 14;
const MOST = 4;

/**
 * The panel with the children of a first-level entry, beside it as far as the window goes; groups among them become
 * headings, and many lines stand in columns. It keeps its place while the menu beside it changes.
 */
export function SidePanel({ id, node, trail, onPointerEnter, ...calls }: SidePanelProps) {
  const children = node.children ?? [];
  const columns = Math.min(MOST, Math.ceil(lineCount(children) / LONG));
  const place = useCallback(
    (box: HTMLElement | null) => {
      const opener = document.querySelector(`[aria-controls="${id}"]`);
      if (box && opener)
        box.style.setProperty('--beside', `${opener.getBoundingClientRect().top - box.getBoundingClientRect().top}px`);
    },
    [id],
  );
  return (
    <div ref={place} className={beside} style={{ '--columns': columns } as CSSProperties}>
      <nav id={id} aria-label={node.label} className={panel} tabIndex={-1} onPointerEnter={onPointerEnter}>
        <Entries nodes={children} trail={trail} {...calls} />
      </nav>
    </div>
  );
}

function Entries({
  nodes,
  ...rest
}: Omit<SidePanelProps, 'id' | 'node' | 'onPointerEnter'> & { nodes: readonly MenuNode[] }) {
  return (
    <ul className={list}>
      {nodes.map((node) => (
        <li key={node.id} className={lineCount([node]) > LONG ? undefined : section}>
          {isGroup(node) ? (
            <>
              <div className={heading}>{node.label}</div>
              <Entries {...rest} nodes={node.children ?? []} />
            </>
          ) : (
            <SideLine {...rest} node={node} depth={0.25} />
          )}
        </li>
      ))}
    </ul>
  );
}
