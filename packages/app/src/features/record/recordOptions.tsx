import { hasChangeHistory } from '@lattice/api/changes';
import { hasComments } from '@lattice/api/comments';
import { recordLabel } from '@lattice/api/distinguishingFields';
import { mask } from '@lattice/api/mask';
import { referencePaths } from '@lattice/api/referencePaths';
import type { Resource } from '@lattice/api/resource';
import type { RecordOptions } from '@lattice/ui/CrudTable';
import { setPreference } from '../../base/preferences.ts';
import { leaves, pathKey } from '../../navigation/MenuEntry.ts';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { knownMenu } from '../../navigation/useMenu.ts';
import { session } from '../../session/session.ts';
import { RecordCourse } from './RecordCourse.tsx';

export { listedRecord } from './listedRecord.ts';

/** How records of a register are shown: what became of them, covered values, and links to what they refer to. */
export async function recordOptions(definition: Resource): Promise<RecordOptions> {
  const menu = await knownMenu();
  const open = new Set(leaves(menu).map(({ to }) => pathKey(to)));
  const isSaid = session.abilities.includes('comments') && hasComments(definition);
  const isKept = session.abilities.includes('changes') && hasChangeHistory(definition);
  return {
    ...((definition.history !== undefined || isKept || isSaid) && {
      course: (id, record) => (
        <RecordCourse definition={definition} id={id} record={record} hasChanges={isKept} hasComments={isSaid} />
      ),
    }),
    call: (record) => (definition.fields[definition.title ?? '']?.unique ? recordLabel(definition, record) : ''),
    cover: ({ name }, words) => {
      const sensitivity = definition.fields[name]?.sensitive;
      return sensitivity === undefined || words === '' || words.includes('*') ? words : mask(sensitivity, words);
    },
    hrefOf: (place, id) => {
      const path = referencePaths[place] ?? place;
      return open.has(`/${path}`) ? addressOfRecord(path, id) : undefined;
    },
    onPlace: (place) => setPreference('recordIn', place),
  };
}
