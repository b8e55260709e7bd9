/** Text with full-width letters, digits and signs of Chinese input methods turned into plain ones. */
export const halfWidth = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfe_e0))
    .replaceAll('\u3000', ' ')
    .replaceAll('。', '.');
