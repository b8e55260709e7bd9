import { SideLine } from './SideLine.tsx';
import { beside, heading, list, panel } from './SideBar.css.ts';
import { isGroup, type MenuNode } from './menuTree.ts';

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
}

/**
 * The panel with the children of a first-level entry, beside it as far as the window goes; groups among them become
 * headings.
 */
export function SidePanel({ id, node, trail, onPointerEnter, ...calls }: SidePanelProps) {
  const place = (box: HTMLElement | null) => {
    const opener = document.querySelector(`[aria-controls="${id}"]`);
    if (box && opener)
      box.style.setProperty('--beside', `${opener.getBoundingClientRect().top - box.getBoundingClientRect().top}px`);
  };
  return (
    <div ref={place} className={beside}>
      <nav id={id} aria-label={node.label} className={panel} tabIndex={-1} onPointerEnter={onPointerEnter}>
        <Entries nodes={node.children ?? []} trail={trail} {...calls} />
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
        <li key={node.id}>
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
