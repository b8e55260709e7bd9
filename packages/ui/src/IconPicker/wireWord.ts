/** The word in an icon name of the wire: setting for `iconfont iconicon_setting`. */
export const wireWord = (name: string): string => name.replace(/^iconfont\s+icon(?:icon)?[-_]/, '');
