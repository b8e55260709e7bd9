/**
 * The seed of every property test of `npm test`, so that the same sources give the same outcome; with `RUNS` set none
 * is fixed, and each property says its own where it fails.
 */
export const propertySeed: number | undefined = process.env.RUNS === undefined ? 20_251 : undefined;
