import { dayFrom } from '@lattice/api/day';
import { esPostInfo } from '@lattice/api/resources/scentre/esPostInfo';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 岗位信息 in the demo town. */
export const seed = demoRows(esPostInfo, { town: 60, sample: 10 }, ({ n, town, random, community }) => {
  const [postName, category, low, high, duty] = (
    [
      ['缝纫工', 3, 4500, 7000, '按工艺单完成缝制。'],
      ['装配工', 3, 4800, 6500, '流水线装配与检验。'],
      ['电工', 4, 6000, 8500, '设备维护和线路检修。'],
      ['营业员', 5, 3500, 5000, '商品陈列、收银。'],
      ['厨师', 6, 6000, 9000, '热菜制作。'],
      ['保洁员', 7, 2800, 3500, '公共区域保洁。'],
      ['行政文员', 8, 4000, 5500, '文件整理、接待。'],
      ['会计', 9, 5000, 7500, '日常账务处理。'],
    ] as const
  )[n % 8] as readonly [string, number, number, number, string];
  const status =
    n < 6
      ? '1'
      : random.weighted([
          ['1', 6],
          ['4', 2],
          ['3', 1],
          ['0', 1],
          ['2', 0.5],
        ]);
  const published = dayFrom(town.today, -random.int(2, 80));
  return {
    postName,
    enterpriseId: idOf('scentre/esRecruitEnterprise', n % 12),
    categoryId: idOf('scentre/esPostCategory', category),
    jobNature: '1',
    recruitCount: random.int(1, 12),
    salaryMin: low,
    salaryMax: high,
    salaryUnit: '1',
    education: '71',
    experience: random.pick(['0', '2', '1']),
    ageRange: '18-55',
    workPlace: `云岚市清溪区枫桥镇${community.streets[0]}`,
    welfare: '1,2,7',
    duty,
    requirement: '身体健康，吃苦耐劳，有经验者优先。',
    publishTime: status === '0' || status === '2' ? null : `${published} 09:30:00`,
    expireDate: status === '4' ? dayFrom(town.today, -3) : dayFrom(town.today, 45),
    viewCount: random.int(12, 480),
    status,
    createTime: `${published} 09:00:00`,
    updateTime: `${published} 09:30:00`,
  };
});
