import { ListOrdered } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { arrange } from './SideStar.css.ts';
import type { MenuNode } from './menuTree.ts';

/** Puts the children of an entry in order, at the end of its name; nothing where it has no order of its own. */
export function SideArrange({ node: { arrange: way }, onChoose }: { node: MenuNode; onChoose: () => void }) {
  if (way === undefined) return null;
  const press = () => {
    onChoose();
    way.run();
  };
  return (
    <button type="button" className={arrange} title={way.label} onClick={press}>
      <Icon of={ListOrdered} size="16px" label={way.label} />
    </button>
  );
}
