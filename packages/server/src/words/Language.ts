/** Languages of the server's messages. */
export type Language = 'zh' | 'en';
