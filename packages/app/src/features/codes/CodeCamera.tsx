import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { lazyPart } from '@lattice/ui/lazyPart';
import { Trans } from '@lingui/react/macro';
import { ScanLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { buttons } from '../guest/guest.css.ts';

const CodeScanner = lazyPart(async () => (await import('@lattice/ui/CodeScanner')).CodeScanner);

interface CodeCameraProps {
  label: string;
  /** Takes a code that was scanned; true where it is one that was looked for, which closes the camera. */
  onCode: (code: string) => Promise<boolean> | boolean;
  /** Buttons before the one that opens the camera. */
  children?: ReactNode;
}

/** A button that opens the camera below it, for codes that may be typed as well. */
export function CodeCamera({ label, onCode, children }: CodeCameraProps) {
  const [isOpen, setOpen] = useState(false);
  const scanned = async (code: string) => {
    if (await onCode(code)) setOpen(false);
  };
  return (
    <>
      <div className={buttons}>
        {children}
        <Button icon={<Icon of={ScanLine} />} aria-expanded={isOpen} onPress={() => setOpen((before) => !before)}>
          {isOpen ? <Trans>关闭相机</Trans> : <Trans>用相机扫码</Trans>}
        </Button>
      </div>
      {isOpen && <CodeScanner label={label} onCode={(code) => void scanned(code)} />}
    </>
  );
}
