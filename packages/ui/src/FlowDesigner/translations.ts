declare module 'bpmn-js-i18n/translations/zn.js' {
  /** Words of bpmn-js in Chinese, by the English ones. */
  const words: Readonly<Record<string, string>>;
  export default words;
}
