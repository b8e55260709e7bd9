import type { CutMember } from '@lattice/api/map/gridReshape';
import { Checkbox } from '@lattice/ui/Checkbox';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useDictionary } from '../words/useDictionary.ts';
import { isGoing } from './goingOf.ts';

interface CutMembersProps {
  members: readonly CutMember[];
  /** What was chosen by hand. */
  picked: ReadonlyMap<string, boolean>;
  /** Name of the new grid. */
  newName: string;
  onPick: (picked: ReadonlyMap<string, boolean>) => void;
}

/** Which members of a grid that is cut look after the new one; at first those who were seen more often there. */
export function CutMembers({ members, picked, newName, onPick }: CutMembersProps) {
  const { t } = useLingui();
  const posts = useDictionary('gridmember_post');
  const heading = useId();
  const going = members.filter((one) => isGoing(one, picked)).length;
  const seen = ({ seenKept, seenCut }: CutMember) =>
    seenKept + seenCut === 0 ? t`30 天内没有定位` : t`30 天内在新网格定位 ${seenCut} 次，在保留部分 ${seenKept} 次`;
  return (
    <div role="group" aria-labelledby={heading}>
      <Stack gap="sm">
        <div id={heading}>
          <Text weight="bold">{t`转到“${newName}”的网格员（${going}/${members.length}）`}</Text>
        </div>
        {members.map((one) => (
          <Checkbox
            key={one.id}
            label={[one.name, posts.get(one.post)].filter(Boolean).join(' · ')}
            description={seen(one)}
            value={isGoing(one, picked)}
            onChange={(isIn) => onPick(new Map([...picked, [one.id, isIn]]))}
          />
        ))}
      </Stack>
    </div>
  );
}
