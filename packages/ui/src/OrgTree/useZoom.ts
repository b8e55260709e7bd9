import { type RefObject, useEffect, useState } from 'react';
import type { OrgPlan } from './orgPlan.ts';

const least = 0.25;
const most = 2;
const margin = 48;

/** The next scale, in steps of a tenth, within a quarter and twice. */
export const nextScale = (scale: number, by: number): number =>
  Math.min(most, Math.max(least, Math.round((scale + by) * 10) / 10));

/** The scale at which a whole chart fits into a field; never larger than life. */
export const fittingScale = (plan: OrgPlan, field: { width: number; height: number }): number =>
  Math.max(
    least,
    Math.min(1, (field.width - margin) / Math.max(1, plan.width), (field.height - margin) / Math.max(1, plan.height)),
  );

/** How large a chart is drawn: by steps, to fit, and by the wheel with Ctrl held. */
export function useZoom(field: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const box = field.current;
    if (box === null) return undefined;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setScale((now) => nextScale(now, event.deltaY < 0 ? 0.1 : -0.1));
    };
    box.addEventListener('wheel', turn, { passive: false });
    return () => box.removeEventListener('wheel', turn);
  });
  return {
    scale,
    zoom: (by: number) => setScale((now) => nextScale(now, by)),
    fit: (plan: OrgPlan) =>
      field.current &&
      setScale(fittingScale(plan, { width: field.current.clientWidth, height: field.current.clientHeight })),
  };
}
