const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Browser and system of a user agent, such as `Chrome 140 · Linux`; its first words where it is not known. */
export function deviceName(userAgent: string): string {
  const browser = browsers.flatMap(([mark, name]) => {
    const found = mark.exec(userAgent);
    return found === null ? [] : [`${name} ${found[1] ?? ''}`];
  })[0];
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1];
  return [browser, system].filter((part) => part !== undefined).join(' · ') || userAgent.slice(0, 40) || '?';
}
