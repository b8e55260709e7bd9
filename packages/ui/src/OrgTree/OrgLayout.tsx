import { Hierarchy } from '@visx/visx';
import { type ReactNode, useMemo } from 'react';
import { nodeSize, type OrgDirection, orgHierarchy, type OrgMeasures, orgPlan, type OrgPlan } from './orgPlan.ts';
import type { OrgUnit } from './OrgUnit.ts';

interface OrgLayoutProps {
  units: readonly OrgUnit[];
  /** Ids of the units that hide what is under them. */
  folded: ReadonlySet<string>;
  direction: OrgDirection;
  measures: OrgMeasures;
  /** Draws what was laid out. */
  children: (plan: OrgPlan) => ReactNode;
}

const evenly = () => 1;

/** Lays a chart out as a tidy tree: a unit stands in the middle over those under it, and none overlaps another. */
export function OrgLayout({ units, folded, direction, measures, children }: OrgLayoutProps) {
  const root = useMemo(() => orgHierarchy(units, folded), [units, folded]);
  return (
    <Hierarchy.Tree root={root} nodeSize={nodeSize(direction, measures)} separation={evenly}>
      {(laid) => children(orgPlan(laid, direction, measures))}
    </Hierarchy.Tree>
  );
}
