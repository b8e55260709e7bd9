const usual = 'allow-scripts allow-forms allow-popups allow-downloads';

/**
 * What a framed page may do. One of another origin keeps its own origin, so that people can sign in there; one of ours
 * does not, or it could reach the page around.
 */
export const sandboxOf = (address: string, origin: string): string =>
  new URL(address, origin).origin === origin ? usual : `${usual} allow-same-origin`;
