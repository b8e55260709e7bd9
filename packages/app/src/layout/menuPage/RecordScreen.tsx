import type { OwnPage } from '@lattice/ui/CrudTable';
import { type ReactNode, useMemo, useState } from 'react';
import { openTabs, setTabs } from '../../navigation/openTabs.ts';
import { pathKey } from '../../navigation/MenuEntry.ts';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { useName } from '../../navigation/useName.ts';
import { useSearch } from '../../navigation/useSearch.ts';
import { OwnPageOf } from '../../features/record/OwnPageOf.ts';
import { useGo } from '../../navigation/Address.tsx';

export interface RecordScreenProps {
  path: string;
  id: string;
  /** Name of the register's list. */
  label: string;
  /** The screen of the register. */
  children: ReactNode;
}

/**
 * The page of one record: the screen of its register shows the record instead of its list. The query of the address is
 * that of the list from which it was opened.
 */
export function RecordScreen({ path, id, label, children }: RecordScreenProps) {
  const navigate = useGo();
  const [params] = useSearch();
  const [name, setName] = useState('');
  useName(name);
  const ownPage = useMemo((): OwnPage => {
    const query = (page?: number) => {
      const list = new URLSearchParams(params);
      list.delete('open');
      list.delete('related');
      if (page !== undefined) list.set('page', String(page));
      return list.size === 0 ? '' : `?${list.toString()}`;
    };
    const leave = () => {
      const key = pathKey(addressOfRecord(path, id));
      setTabs({ tags: openTabs.is.tags.filter((tag) => tag.key !== key || tag.isPinned === true) });
    };
    return {
      id,
      back: { label, href: `/${path}${query()}` },
      onName: setName,
      onStep: (next, page) => {
        leave();
        navigate(`${addressOfRecord(path, next)}${query(page)}`, { replace: true });
      },
      onGone: () => {
        leave();
        navigate(`/${path}${query()}`, { replace: true });
      },
      isOfList: params.has('page'),
    };
  }, [path, id, label, params, navigate]);
  return <OwnPageOf value={ownPage}>{children}</OwnPageOf>;
}
