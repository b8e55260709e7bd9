import { esServiceInfo } from '@lattice/api/resources/scentre/esServiceInfo';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { services } from '../../town/records/services.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 服务事项 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    services.map(([serviceName, category, days, basis], n) =>
      completeRow(
        esServiceInfo,
        {
          id: idOf('scentre/esServiceInfo', n),
          serviceName,
          serviceCode: `SX980102${String(n + 1).padStart(3, '0')}`,
          categoryId: idOf('scentre/esServiceCategory', category),
          serviceObject: category === 6 ? '2,4' : '1',
          deptId: officeOf('service').id,
          handlePlace: '枫桥镇便民服务中心一楼',
          workTime: '周一至周五 8:30-11:30，14:00-17:00',
          consultPhone: `0990-61001${String(n).padStart(2, '0')}`,
          legalDays: days * 2,
          promiseDays: days,
          isFee: 0,
          feeStandard: null,
          basis,
          condition: '本镇居民或在本镇居住的人员，材料齐全。',
          materials: [
            { materialName: '居民身份证', form: '原件', copies: 1, required: 1 },
            { materialName: '申请表', form: '原件', copies: 1, required: 1 },
          ],
          process: '<ol><li>窗口或网上提交材料</li><li>受理审核</li><li>办结取件</li></ol>',
          onlineUrl: null,
          canAppoint: 1,
          dayQuota: 30,
          slotQuota: 8,
          status: n === 15 ? '0' : '1',
        },
        spotOf(town, 'scentre/esServiceInfo', n),
      ),
    ),
};
