import { pageQuery } from '@lattice/api/pageQuery';
import type { Resource } from '@lattice/api/resource';
import { appVersionParameter } from '@lattice/api/resources/systemset/AppVersionParameter';
import { appVersions } from '@lattice/api/tools';
import type { DataSource } from '@lattice/ui/CrudTable';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { RegisterTable } from '../../features/register/RegisterTable.tsx';
import { rowsIn } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';

const { fields } = appVersionParameter;

/** The versions as our own server lists them; other servers tell the newest of each kind alone. */
const versions: Partial<DataSource> = {
  page: async (query, signal) => {
    if (session.abilities.includes('tools'))
      return rowsIn(await appVersions(transport, await pageQuery(query, fields, false), signal));
    const newest = await client(appVersionParameter).newest({}, { signal });
    return rowsIn({ records: 'id' in newest ? [newest] : [] });
  },
  detail: async (id) => {
    const { records } = await appVersions(transport, { current: 1, size: 1, id });
    const [row] = records;
    if (row === undefined) throw new Error(id);
    return row;
  },
};

const Versions = ({ definition }: { definition: Resource }) => (
  <RegisterTable definition={definition} overrides={versions} />
);

/** 应用版本: the versions of the mobile application, made, published and taken back. */
export const AppVersionParameter = () => <PlainScreen path="systemset/AppVersionParameter" List={Versions} />;
