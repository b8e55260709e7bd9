/** The name of an icon without the words that the wire puts before it: setting for `iconfont iconicon_setting`. */
export const iconName = (wire: string): string =>
  wire
    .toLowerCase()
    .replace(/^iconfont\s+/, '')
    .replace(/^icon(?:icon)?[-_]/, '');
