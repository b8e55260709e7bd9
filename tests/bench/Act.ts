/** What is measured of a page. */
export type Act = 'flip' | 'sort' | 'search' | 'selectAll';
