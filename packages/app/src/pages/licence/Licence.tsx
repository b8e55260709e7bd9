import { license } from '@lattice/api/resources/krd/license';
import { type Licence as LicenceHeld, type LicenceState, LicencePage } from '@lattice/ui/LicencePage';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { errorText } from '../../base/errorText.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { saveText } from '../../base/saveText.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { useGo } from '../../navigation/Address.tsx';

const pages: Record<LicenceState, string> = { none: '/shouquan1', online: '/shouquan2', complete: '/shouquan3' };
const stateOf = (pathname: string): LicenceState =>
  pathname === pages.online ? 'online' : pathname === pages.complete ? 'complete' : 'none';

/** What the keys of the dictionary `license_status` say; others say none. */
const licences: Readonly<Record<string, LicenceHeld>> = { 1: 'valid', 2: 'expiring', 3: 'expired' };

interface Facts {
  status: string;
  machineCode: string;
  productName: string;
  expireTime: string;
}

/** Runs a call and turns its failure into words. */
async function withNotice<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Error(errorText(error), { cause: error });
  }
}

/** The three pages of the licence: the one there is, getting one online, and done. */
export function Licence() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const navigate = useGo();
  const [info, setInfo] = useState<Facts | null>();
  const state = stateOf(pathname);
  useEffect(() => {
    const control = new AbortController();
    client(license)
      .getLicenseInfo(undefined, { signal: control.signal })
      .then(setInfo, () => setInfo(null));
    return () => control.abort();
  }, []);
  const done = async () => {
    setInfo(await client(license).getLicenseInfo());
    if (session.phase === 'unlicensed') session.phase = 'out';
    navigate(pages.complete, { replace: true });
  };
  if (info === undefined) return <PageSkeleton />;
  const facts =
    info === null
      ? []
      : [
          { label: t`产品`, value: info.productName },
          { label: t`机器码`, value: info.machineCode },
          ...(info.expireTime !== '' ? [{ label: t`有效期至`, value: info.expireTime }] : []),
        ];
  return (
    <LicencePage
      state={state}
      licence={licences[info?.status ?? ''] ?? 'none'}
      facts={facts}
      onGenerate={async () => {
        const { fileName, content } = await withNotice(client(license).generate());
        saveText(fileName, content);
      }}
      onUpload={async (file) => {
        await withNotice(client(license).uploadLicense({ file }));
        await done();
      }}
      onRegister={async () => {
        await withNotice(client(license).register());
        await done();
      }}
      onStateChange={(next) => navigate(pages[next])}
      onLogin={() => {
        if (session.phase === 'unlicensed') session.phase = 'out';
        navigate('/login');
      }}
    />
  );
}
