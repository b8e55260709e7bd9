import { dict, idcard, phone, ref, text } from '../field.ts';

interface PersonOptions {
  /** The group of the form in which the fields stand; none in a form without groups. */
  group?: string;
  /** The reference whose record's grid is taken over; the person's own by default. */
  gridThrough?: string;
}

/**
 * Who a register of persons is about: the person's own record and what the register takes over from it, by the identity
 * number.
 *
 * @example
 *   ```ts
 *   import { dict } from '@lattice/api/field';
 *   import { personFields } from '@lattice/api/fieldGroups/personFields';
 *
 *   const fields = { ...personFields({ group: 'base' }), drugType: dict('吸毒种类', 'drug_type') };
 *   ```
 */
export const personFields = ({ gridThrough = 'populationId', ...options }: PersonOptions = {}) => ({
  populationId: ref('人口档案', 'source/populationinfo', {
    ...options,
    help: '按公民身份号码带出；无档案时保存即建档',
  }),
  personName: text('姓名', {
    required: true,
    search: true,
    list: true,
    max: 50,
    ...options,
    sensitive: 'name',
    copy: { through: 'populationId', field: 'personName' },
  }),
  idCard: idcard('公民身份号码', {
    required: true,
    search: true,
    list: true,
    unique: true,
    ...options,
    sensitive: 'idcard',
    copy: { through: 'populationId', field: 'idCard' },
  }),
  sex: dict('性别', 'sex', { list: true, readonly: true, ...options, derive: 'idCard' }),
  phone: phone('联系方式', {
    search: true,
    list: true,
    ...options,
    sensitive: 'phone',
    copy: { through: 'populationId', field: 'phone' },
  }),
  currentAddress: text('现住门（楼）详址', {
    max: 200,
    ...options,
    sensitive: 'address',
    copy: { through: 'populationId', field: 'currentAddress' },
  }),
  griddingId: ref('所属网格', 'grid/grid', {
    required: true,
    only: 'leaf',
    search: true,
    list: true,
    ...options,
    copy: { through: gridThrough, field: 'griddingId' },
    initial: 'ownGrid',
  }),
});
