/** A stretch of a gauge: what its values mean. */
export interface GaugeBand {
  /** The greatest value of the stretch. */
  to: number;
  /** The words, such as 正常. */
  label: string;
  /** What the stretch is about. */
  tone: 'accent' | 'success' | 'warning' | 'critical' | 'info';
}

/** The stretch a value lies in; above all of them the last. */
export function bandOf(value: number, bands: readonly GaugeBand[]): GaugeBand | undefined {
  const rising = [...bands].sort((a, b) => a.to - b.to);
  return rising.find(({ to }) => value <= to) ?? rising[rising.length - 1];
}

const reach = (Math.PI * 2) / 3;

/** The angle of a value in radians clockwise from the top, from −120° to 120°, stopped at both ends. */
export function gaugeAngle(value: number, min: number, max: number): number {
  const share = max === min ? 0 : (value - min) / (max - min);
  return -reach + Math.min(1, Math.max(0, share)) * reach * 2;
}
