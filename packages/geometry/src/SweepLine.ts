/** An edge on the sweep line, with its neighbours. */
export interface SweepNode {
  readonly edge: number;
  /** The next edge below; null for none. */
  below: SweepNode | null;
  /** The next edge above; null for none. */
  above: SweepNode | null;
  parent: SweepNode | null;
  left: SweepNode | null;
  right: SweepNode | null;
  readonly weight: number;
}

/**
 * The edges that a sweep line meets, from below to above. An edge is put in by comparisons and taken out without any,
 * so that edges which end in one point cannot be lost: a treap whose nodes know their neighbours.
 */
export class SweepLine {
  #root: SweepNode | null = null;
  #seed = 1;

  /** Puts an edge in; `isBelow` tells whether it is below another one. */
  add(edge: number, isBelow: (other: number) => boolean): SweepNode {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    const node: SweepNode = {
      edge,
      below: null,
      above: null,
      parent: null,
      left: null,
      right: null,
      weight: this.#seed,
    };
    let at = this.#root;
    while (at !== null) {
      node.parent = at;
      if (isBelow(at.edge)) {
        node.above = at;
        at = at.left;
      } else {
        node.below = at;
        at = at.right;
      }
    }
    if (node.below !== null) node.below.above = node;
    if (node.above !== null) node.above.below = node;
    const { parent } = node;
    if (parent === null) this.#root = node;
    else if (node.above === parent) parent.left = node;
    else parent.right = node;
    while (node.parent !== null && node.parent.weight > node.weight) this.#lift(node);
    return node;
  }

  /** Takes an edge out. */
  remove(node: SweepNode): void {
    for (;;) {
      const { left, right } = node;
      const child = left === null || (right !== null && right.weight < left.weight) ? right : left;
      if (child === null) break;
      this.#lift(child);
    }
    this.#replace(node, null);
    if (node.below !== null) node.below.above = node.above;
    if (node.above !== null) node.above.below = node.below;
  }

  #replace(node: SweepNode, by: SweepNode | null): void {
    const { parent } = node;
    if (parent === null) this.#root = by;
    else if (parent.left === node) parent.left = by;
    else parent.right = by;
    if (by !== null) by.parent = parent;
  }

  /** Turns a node and its parent round. */
  #lift(node: SweepNode): void {
    const { parent } = node;
    if (parent === null) return;
    this.#replace(parent, node);
    const inner = parent.left === node ? node.right : node.left;
    if (parent.left === node) [parent.left, node.right] = [inner, parent];
    else [parent.right, node.left] = [inner, parent];
    if (inner !== null) inner.parent = parent;
    parent.parent = node;
  }
}
