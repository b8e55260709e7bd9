import axe, { type RunOptions } from 'axe-core';

/** What a story says of its check, as the accessibility addon reads it. */
export interface AxeParameters {
  /** `off` where the story is not checked. */
  test?: string;
  options?: RunOptions;
  context?: { exclude?: string[] };
}

/** Every fault that axe finds in the page, as "rule: elements: how to repair it". */
export async function axeFaults({ options, context }: AxeParameters): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [document.body], exclude: context?.exclude ?? [] },
    // A story is a part of a page, so it need not lie in a landmark.
    { ...options, rules: { ...options?.rules, region: { enabled: false } } },
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(' and ')}: ${help}`,
  );
}
