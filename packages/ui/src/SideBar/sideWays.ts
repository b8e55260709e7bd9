import { pointerWay } from './pointerWay.ts';
import { SideArrange } from './SideArrange.tsx';
import { SidePanel } from './SidePanel.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { SideStar } from './SideStar.tsx';
import { SideTree } from './SideTree.tsx';
import { walkMenu } from './walkMenu.ts';

/**
 * What the side bar has from the first pointer or focus in it, or the first drawer: to walk by keys, to see where the
 * pointer goes, the panel, the stars, and the drawer.
 */
export const sideWays = () => ({
  ...pointerWay(),
  walk: walkMenu,
  Drawer: SideDrawer,
  Tree: SideTree,
  Panel: SidePanel,
  Star: SideStar,
  Arrange: SideArrange,
});
