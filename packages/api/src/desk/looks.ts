/** Names of the choices of looks that go with a person from browser to browser. */
export const lookNames = ['theme', 'density', 'text', 'contrast', 'charts', 'accent'] as const;

/** What a person chose of the looks; what was never chosen is left out. */
export type ChosenLooks = Readonly<Partial<Record<(typeof lookNames)[number], string>>>;
