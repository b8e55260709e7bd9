/** Services of the window: name, position of the category, promised days, basis. */
export const services: readonly (readonly [name: string, category: number, days: number, basis: string])[] = [
  ['城乡居民养老保险参保登记', 0, 1, '《社会保险法》'],
  ['失业登记', 0, 1, '《就业促进法》'],
  ['城乡居民医保参保', 1, 1, '《社会保险法》'],
  ['异地就医备案', 1, 1, '医保经办规程'],
  ['最低生活保障申请', 2, 15, '《社会救助暂行办法》'],
  ['临时救助申请', 2, 5, '《社会救助暂行办法》'],
  ['高龄津贴认证', 2, 3, '地方津贴办法'],
  ['居住证办理', 3, 10, '《居住证暂行条例》'],
  ['户口簿补发', 3, 3, '《户口登记条例》'],
  ['农村宅基地审批', 4, 20, '《土地管理法》'],
  ['危房改造补助', 4, 15, '地方补助办法'],
  ['土地承包合同鉴证', 5, 5, '《农村土地承包法》'],
  ['农机购置补贴', 5, 10, '农机补贴实施意见'],
  ['个体工商户登记', 6, 1, '《促进个体工商户发展条例》'],
  ['法律援助申请', 7, 3, '《法律援助法》'],
  ['公证咨询', 7, 1, '《公证法》'],
];

/** Enterprises that look for people. */
export const employers = [
  '清溪纺织有限公司',
  '云岚电器有限公司',
  '枫桥机械厂',
  '河湾饭店',
  '云岚客运公司',
  '枫桥建材有限公司',
  '清溪商贸有限公司',
  '清溪物业服务有限公司',
  '枫桥茶叶合作社',
  '云岚建筑公司',
  '书院文化传媒',
  '安居物业管理有限公司',
  '枫桥百货商场',
  '清溪食品厂',
  '枫桥农机修理店',
  '云岚燃气公司',
] as const;

/** What a log says of the machine it comes from. */
export const machine = (n: number): Readonly<Record<string, string>> => ({
  serviceId: 'lattice',
  serverHost: 'app-1',
  serverIp: '10.0.0.11:8080',
  env: 'demo',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0',
  remoteIp: `10.0.${n % 4}.${(n * 7) % 250}`,
});
