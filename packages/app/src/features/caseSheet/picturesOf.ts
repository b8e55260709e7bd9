const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const linksIn = (value: unknown) =>
  textOf(value)
    .split(',')
    .map((link) => link.trim())
    .filter((link) => link !== '');

/** A picture of an event or of a step in its course; the step is empty for the event itself. */
export interface CasePicture {
  link: string;
  time: string;
  step: string;
}

/** The pictures of an event, then those of its steps in order, each once. */
export function picturesOf(
  record: Readonly<Record<string, unknown>>,
  actions: ReadonlyMap<string, string>,
): CasePicture[] {
  const { images, processes } = record;
  const steps = Array.isArray(processes) ? (processes as Readonly<Record<string, unknown>>[]) : [];
  const all = [
    ...linksIn(images).map((link) => ({ link, time: '', step: '' })),
    ...steps.flatMap((step) =>
      linksIn(step['images']).map((link) => ({
        link,
        time: textOf(step['operateTime']),
        step: actions.get(textOf(step['actionName'])) ?? textOf(step['actionName']),
      })),
    ),
  ];
  return all.filter(({ link }, at) => all.findIndex((one) => one.link === link) === at);
}
