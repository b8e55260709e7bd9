const families = [
  '张',
  '王',
  '李',
  '赵',
  '陈',
  '刘',
  '杨',
  '黄',
  '周',
  '吴',
  '徐',
  '孙',
  '马',
  '朱',
  '胡',
  '郭',
  '何',
  '林',
  '欧阳',
  '司徒',
] as const;
const givens = [
  '伟',
  '秀兰',
  '建国',
  '丽华',
  '志强',
  '玉梅',
  '海涛',
  '晓燕',
  '国庆',
  '春花',
  '文斌',
  '雪琴',
  '立新',
  '桂芳',
  '俊杰',
  '美玲',
  '永康',
] as const;

/** The item of a list at a position that may run past its end. */
export const pick = <T>(list: readonly [T, ...T[]] | readonly T[], n: number): T => list[n % list.length] as T;

/** A made-up name; the same number gives the same name. */
export const person = (n: number): string => `${pick(families, n * 7 + 3)}${pick(givens, n * 5 + 1)}`;

/** A made-up mobile number whose prefix (154) no operator was given; the same number gives the same. */
export const phoneNumber = (n: number): string => `154${String((n * 7_919 + 10_007) % 100_000_000).padStart(8, '0')}`;
