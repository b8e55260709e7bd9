import { type FieldOptions, lnglat } from '../field.ts';

interface PointOptions extends Pick<FieldOptions, 'required' | 'group'> {
  /** The reference whose record's own point is taken over. */
  through?: string;
}

/**
 * The point of a record, as its fields `lng` and `lat`.
 *
 * @example
 *   ```ts
 *   import { ref } from '@lattice/api/field';
 *   import { pointFields } from '@lattice/api/fieldGroups/pointFields';
 *
 *   const fields = {
 *     communityId: ref('所属社区', 'source/communityinfo'),
 *     ...pointFields({ required: true, through: 'communityId' }),
 *   };
 *   ```
 */
export const pointFields = ({ through, ...options }: PointOptions = {}) => ({
  lng: lnglat('经度', 'lng', { ...options, ...(through !== undefined && { copy: { through, field: 'lng' } }) }),
  lat: lnglat('纬度', 'lat', { ...options, ...(through !== undefined && { copy: { through, field: 'lat' } }) }),
});
