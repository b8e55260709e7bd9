import { volunteer } from '@lattice/api/resources/project/Volunteer';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { helpers } from '../../town/people/volunteers.ts';

/** Start data of 志愿者 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    helpers(town).map(({ n, id, person, since, status }) =>
      completeRow(
        volunteer,
        {
          id,
          volunteerNo: `ZY980102${String(n + 1).padStart(5, '0')}`,
          volunteerName: person.name,
          birthDate: person.birth,
          serviceTypes: (['1,6', '3', '5,6', '2,9', '10', '8', '7,3'] as const)[n % 7],
          skills: (['会做饭', '退休教师，可辅导作业', '会电工维修', '擅长书法', '有急救证', '会开车'] as const)[n % 6],
          registerSource: n % 3 === 0 ? '1' : '2',
          registerTime: `${since} 10:12:00`,
          status,
          auditRemark: status === '2' ? '身份信息与照片不符。' : null,
          createTime: `${since} 10:12:00`,
          updateTime: `${since} 15:00:00`,
        },
        spotOf(town, 'project/Volunteer', n, person),
      ),
    ),
};
