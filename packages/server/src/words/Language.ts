/** Languages in which the server speaks to people. */
export type Language = 'zh' | 'en';
