import type { Badge } from './badges.ts';
import { badges, badgeTexts } from './FlowViewer.css.ts';
import type { FlowState } from './flowStandings.ts';

/** A mark, the colours that it is drawn in, and the plane that it stands on. */
export interface PlacedBadge {
  badge: Badge;
  tone: FlowState;
  plane: Element;
}

/** Marks on the page. */
export interface DrawnBadges {
  /** Adds the words, where that has not been done. */
  addWords: () => void;
  remove: () => void;
}

function svg(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/**
 * Draws the marks of a diagram: all of one colour are one path, since a few hundred would take as long as the diagram
 * itself.
 */
export function drawBadges(placed: readonly PlacedBadge[]): DrawnBadges {
  const groups = new Map<Element, SVGElement>();
  const paths = new Map<Element, Map<FlowState, string[]>>();
  for (const { badge, tone, plane } of placed) {
    const own = paths.get(plane) ?? new Map<FlowState, string[]>();
    const alike = own.get(tone) ?? [];
    alike.push(badge.path);
    paths.set(plane, own.set(tone, alike));
  }
  for (const [plane, own] of paths) {
    const group = svg('g', { 'aria-hidden': 'true' });
    for (const [tone, alike] of own) group.append(svg('path', { class: badges[tone], d: alike.join('') }));
    plane.append(group);
    groups.set(plane, group);
  }
  let hasWords = false;
  return {
    addWords: () => {
      if (hasWords) return;
      hasWords = true;
      for (const {
        badge: { text, x, y },
        tone,
        plane,
      } of placed) {
        if (text === '') continue;
        const words = svg('text', { class: badgeTexts[tone], x, y });
        words.textContent = text;
        groups.get(plane)?.append(words);
      }
    },
    remove: () => {
      for (const group of groups.values()) group.remove();
    },
  };
}
