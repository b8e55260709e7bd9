import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modulesIn } from '../../call/modulesIn.ts';
import { areas } from './areas.ts';
import type { SecurityRule } from './SecurityRule.ts';

/** A rule with its name, such as `identity/dormant`, and its area. */
export interface NamedRule extends SecurityRule {
  id: string;
  area: keyof typeof areas;
}

const here = dirname(fileURLToPath(import.meta.url));
const order = Object.keys(areas);
const isArea = (name: string): name is keyof typeof areas => order.includes(name);

/**
 * All rules of `rules/`, by area and name.
 * @throws {Error} Where a file exports no rule, or its folder is no area.
 */
export async function loadRules(): Promise<NamedRule[]> {
  const found = (await modulesIn(join(here, 'rules'))).map(([id, module]) => {
    const area = dirname(id);
    const rule = module.rule as SecurityRule | undefined;
    if (typeof rule?.judge !== 'function' || !isArea(area))
      throw new Error(
        `domain/security/rules/${id}.ts is no rule. Export one as rule, in the folder of an area: ${order.join(', ')}.`,
      );
    return { ...rule, id, area };
  });
  return found.sort((one, other) => order.indexOf(one.area) - order.indexOf(other.area));
}
