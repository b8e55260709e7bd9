/** Part of a moment as the wire writes it, `yyyy-MM-dd HH:mm:ss`; nothing where the server does not say it. */
export const timePart = (time: string | number | null | undefined, from: number, to: number): string =>
  String(time ?? '').slice(from, to);
