import { communityinfo } from '@lattice/api/resources/source/communityinfo';
import { AddRecord } from '@lattice/ui/AddRecord';
import { useMemo } from 'react';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { useRegister } from '../register/RegisterTable.tsx';

interface NewCommunityProps {
  onClose: () => void;
  /** Called with the id of the new community; '' where the server does not tell it. */
  onMade: (id: string) => void;
}

/** The form of a new community, with the border drawn on the map. */
export function NewCommunity({ onClose, onMade }: NewCommunityProps) {
  const say = useTranslator();
  const overrides = useMemo(
    () => ({
      submit: async (row: Record<string, unknown>) => {
        try {
          const answer = await client(communityinfo).saveCommunityInfo(row);
          await queryClient.invalidateQueries({ queryKey: ['rows', communityinfo.path] });
          onMade(typeof answer === 'object' ? answer.id : '');
          return answer;
        } catch (error) {
          throw await saveFailureOf(error, communityinfo, say);
        }
      },
    }),
    [onMade, say],
  );
  return <AddRecord {...useRegister(communityinfo, overrides)} onClose={onClose} />;
}
