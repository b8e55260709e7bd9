import { appletscale } from '@lattice/api/resources/psychological/appletscale';
import { PrintView } from '@lattice/ui/PrintView';
import { qrPicture } from '@lattice/ui/QrCode';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { noteExport } from '../../records/noteExport.ts';
import { session } from '../../session/session.ts';

interface LinkPrintProps {
  /** What the scale is called. */
  name: string;
  /** What the code leads to. */
  address: string;
  /** Until when it opens the scale. */
  until: string;
  onClose: () => void;
}

const everything = {};

/** The QR code of a scale on paper, with how to answer, to be put up. */
export function LinkPrint({ name, address, until, onClose }: LinkPrintProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const columns = useMemo(() => [{ name: 'step', label: t`怎样作答`, kind: 'text' as const }], [t]);
  const exportAll = useMemo(() => {
    const steps = [
      t`用手机扫描二维码，不用登录。`,
      t`按真实感受作答，答完后按“交卷”。`,
      t`结果只有您本人和心理咨询师能看到。感到难受时，请随时联系心理咨询师。`,
    ];
    return async function* () {
      if (session.abilities.includes('exportNotes'))
        await noteExport(appletscale, { way: 'print', rows: 1, columns: 'displayName', reason: '' });
      yield steps.map((step) => ({ step }));
    };
  }, [t]);
  return (
    <PrintView
      title={name}
      columns={columns}
      facts={[t`有效期至 ${until.slice(0, 16)}`]}
      pictures={[{ link: qrPicture(address), label: t`扫码作答` }]}
      startPaper="A4 portrait"
      exportAll={exportAll}
      query={everything}
      printedBy={user?.real_name ?? ''}
      isOpen
      onOpenChange={onClose}
    />
  );
}
