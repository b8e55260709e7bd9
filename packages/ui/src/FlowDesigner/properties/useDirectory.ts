import { useEffect, useMemo, useState } from 'react';
import type { Option } from '../../Field/Option.ts';
import type { FlowDirectory, FlowPicker } from '../FlowDirectory.ts';

/** The people of a directory as fields take them. */
export interface PeopleSource {
  roles: readonly Option[];
  posts: readonly Option[];
  depts: readonly Option[];
  /** Finds people by a part of their name. */
  search: (text: string) => Promise<readonly Option[]>;
  /** Name of a person; the id while it is not known. */
  nameOf: (id: string) => string;
}

const NONE: readonly Option[] = [];
const options = (pickers: readonly FlowPicker[]): Option[] =>
  pickers.map(({ id, name }) => ({ value: id, label: name }));

/** Reads the groups of a directory once, and the names of people that a process names. */
export function useDirectory(directory: FlowDirectory, ids: readonly string[]): PeopleSource {
  const [groups, setGroups] = useState({ roles: NONE, posts: NONE, depts: NONE });
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const requested = ids
    .filter((id) => /^\w+$/.test(id))
    .sort()
    .join(',');
  useEffect(() => {
    let isGone = false;
    const read = async (kind: 'roles' | 'posts' | 'depts') => {
      const found = options(await directory[kind]().catch(() => []));
      if (!isGone) setGroups((known) => ({ ...known, [kind]: found }));
    };
    for (const kind of ['roles', 'posts', 'depts'] as const) void read(kind);
    return () => {
      isGone = true;
    };
  }, [directory]);
  useEffect(() => {
    if (requested === '' || directory.names === undefined) return;
    let isGone = false;
    directory.names('user', requested.split(',')).then(
      (found) => {
        if (!isGone) setNames((known) => new Map([...known, ...found.map(({ id, name }) => [id, name] as const)]));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [directory, requested]);
  return useMemo(
    () => ({
      ...groups,
      search: async (text: string) => {
        const found = await directory.users(text);
        setNames((known) => new Map([...known, ...found.map(({ id, name }) => [id, name] as const)]));
        return options(found);
      },
      nameOf: (id: string) => names.get(id) ?? id,
    }),
    [directory, groups, names],
  );
}
