import chineseDays from 'chinese-days';

/** True for a working day `yyyy-MM-dd` of the public calendar of China. */
export const isPublicWorkday = (day: string): boolean => chineseDays.isWorkday(day);
