import { type GrantDifference, type GrantQuestion, grantDifference } from '@lattice/api/grantDifference';
import { role } from '@lattice/api/resources/blade-system/role';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';

/** Milliseconds without a tick after which the server is asked. */
const PAUSE = 300;

interface Said {
  difference: GrantDifference | undefined;
  /** Why the server would not save it. */
  error: unknown;
}

/**
 * What the server says that a grant would change, once it has settled; nothing without a question, and on servers that
 * cannot say it.
 */
export function useSaidDifference(question: GrantQuestion | null): Said {
  const [settled, setSettled] = useState<string | null>(null);
  const asked = question === null ? null : JSON.stringify(question);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE);
    return () => clearTimeout(timer);
  }, [asked]);
  const { data, error } = useQuery({
    queryKey: ['rows', role.path, 'difference', settled],
    queryFn: () => grantDifference(transport, JSON.parse(settled ?? '') as GrantQuestion),
    enabled: settled !== null && asked !== null && session.abilities.includes('grantDifference'),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return asked === null ? { difference: undefined, error: null } : { difference: data, error };
}
