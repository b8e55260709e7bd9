import type { Random } from './Random.ts';

const surnames = Array.from(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤',
);
const compound = ['欧阳', '司徒', '上官', '诸葛'];
const old = {
  '1': [
    '建国',
    '国强',
    '志明',
    '福生',
    '德胜',
    '长根',
    '金水',
    '永康',
    '解放',
    '卫东',
    '学军',
    '满仓',
    '保田',
    '树林',
    '广才',
    '正华',
    '有财',
    '水根',
    '庆丰',
    '文才',
    '立新',
    '国庆',
    '跃进',
    '红旗',
    '大勇',
  ],
  '2': [
    '秀兰',
    '桂芳',
    '玉梅',
    '春花',
    '凤英',
    '素珍',
    '翠英',
    '桂兰',
    '淑芬',
    '金凤',
    '腊梅',
    '彩云',
    '月娥',
    '美英',
    '爱珍',
    '惠芳',
    '兰英',
    '秋菊',
    '银花',
    '菊香',
    '雪琴',
    '丽华',
    '玉兰',
    '巧云',
    '小妹',
  ],
} as const;
const first = {
  '1': Array.from('志文海建立俊晓国明永宏少天子家泽伟成向思一博宇浩'),
  '2': Array.from('晓丽雪美海春秋梦佳思雨静婷若诗欣可语依芷子慧文'),
} as const;
const last = {
  '1': Array.from('强斌涛杰军峰鹏飞超平华辉龙勇林波宁凯轩然辰阳霖睿'),
  '2': Array.from('燕玲芳娟敏霞莉萍红艳琳倩颖洁瑶涵怡彤妍琪悦萱雯蕾'),
} as const;
const single = {
  '1': Array.from('伟强磊洋勇军杰涛超刚平辉鹏帅宇浩晨'),
  '2': Array.from('芳娜敏静丽艳娟霞燕玲婷雪琳悦瑶颖'),
} as const;

/** A made-up surname. */
export const surname = (random: Random): string => (random.chance(1) ? random.pick(compound) : random.pick(surnames));

/** A made-up given name that fits sex and year of birth. */
export function givenName(random: Random, sex: '1' | '2', year: number): string {
  if (year < 1968 ? random.chance(75) : year < 1980 && random.chance(30)) return random.pick(old[sex]);
  return random.chance(24) ? random.pick(single[sex]) : random.pick(first[sex]) + random.pick(last[sex]);
}

/** A made-up full name. */
export const nameOf = (random: Random, sex: '1' | '2', year: number): string =>
  surname(random) + givenName(random, sex, year);
