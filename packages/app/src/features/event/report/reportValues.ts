import { event } from '@lattice/api/resources/event/event';
import { formSourcesIn } from '../../../records/formSources.ts';
import { initialValues } from '../../../records/initialValues.ts';

/** What a report begins with: what is known of the person, and their grid as the place. */
export async function reportValues(language: string): Promise<Readonly<Record<string, string>>> {
  const values = await initialValues(event);
  const { griddingId = '' } = values;
  if (griddingId === '') return values;
  const labels = await formSourcesIn(language).tree('grid/grid').labels?.([griddingId]);
  const address = labels?.[griddingId]?.split(' · ')[0];
  return address === undefined ? values : { ...values, address };
}
