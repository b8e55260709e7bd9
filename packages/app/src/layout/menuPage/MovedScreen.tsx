import { useQuery } from '@tanstack/react-query';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { pathKey } from '../../navigation/MenuEntry.ts';
import { Redirect } from '../../navigation/Redirect.tsx';
import { serverSettings } from '../../session/serverSettings.ts';
import { dialect } from '../../session/transport.ts';

/** Leads on from an address of a stock server's menu, such as `/system/user`, to the page for it here; else to 404. */
export function MovedScreen({ address }: { address: string }) {
  const { data: menus } = useQuery({
    queryKey: ['menu-addresses'],
    queryFn: async () => ({ ...(await dialect.stock()).menus, ...serverSettings.menus }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (menus === undefined) return <PageSkeleton />;
  return <Redirect to={menus[pathKey(address)] ?? '/404'} from={address} />;
}
