/** Surnames of two characters. */
export const compoundSurnames: readonly string[] = [
  '欧阳',
  '上官',
  '司马',
  '诸葛',
  '夏侯',
  '东方',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '令狐',
  '长孙',
  '宇文',
  '司徒',
  '司空',
  '端木',
];

/** True for a surname of two characters. */
export const isCompoundSurname = (text: string): boolean => compoundSurnames.includes(text);
