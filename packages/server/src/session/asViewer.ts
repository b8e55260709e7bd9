import type { Person } from '../call/Person.ts';

/** Who acts in a session: the one who looks, where somebody looks as another person. */
export const asViewer = <P extends Pick<Person, 'userId' | 'account' | 'realName' | 'viewer'> | null>(person: P): P => {
  const viewer = person?.viewer;
  return viewer === undefined
    ? person
    : { ...person, userId: viewer.userId, account: viewer.account, realName: viewer.realName };
};
