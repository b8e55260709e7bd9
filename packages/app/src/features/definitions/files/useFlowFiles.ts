import { manager } from '@lattice/api/resources/blade-flow/manager';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { errorText } from '../../../base/errorText.ts';
import { client } from '../../../session/client.ts';
import { type FlowFile, isFlowName } from './FlowFile.ts';
import { invalidateFlows } from '../invalidateFlows.ts';

/** The files of a deployment and what can be done with them. */
export interface FlowFiles {
  files: readonly FlowFile[];
  /** Names of what was chosen and is no process file. */
  others: readonly string[];
  /** Reads and checks files, and adds them. */
  add: (chosen: readonly File[]) => Promise<void>;
  drop: (id: number) => void;
  /** Deploys, one after the other, what is not deployed yet; gives how many were and how many were refused. */
  send: (target: { category: string; tenantIds: string }) => Promise<{ deployed: number; refused: number }>;
}

/** Keeps the files that are to be deployed; each is sent by itself, so that one that is refused holds up no other. */
export function useFlowFiles(): FlowFiles {
  const { i18n } = useLingui();
  const [files, setFiles] = useState<readonly FlowFile[]>([]);
  const [others, setOthers] = useState<readonly string[]>([]);
  const serial = useRef(0);
  const put = (id: number, part: Partial<FlowFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return {
    files,
    others,
    drop: (id) => setFiles((all) => all.filter((one) => one.id !== id)),
    add: async (chosen) => {
      setOthers(chosen.filter(({ name }) => !isFlowName(name)).map(({ name }) => name));
      const { checkFlow } = await import('@lattice/ui/FlowDesigner');
      for (const file of chosen.filter(({ name }) => isFlowName(name))) {
        const checked = await checkFlow(await file.text(), i18n);
        serial.current += 1;
        const added: FlowFile = { id: serial.current, file, checked, state: 'ready', reason: '' };
        setFiles((all) => [...all, added]);
      }
    },
    send: async (target) => {
      const count = { deployed: 0, refused: 0 };
      for (const { id, file } of files.filter(({ state }) => state !== 'deployed')) {
        put(id, { state: 'sending', reason: '' });
        try {
          await client(manager).deployUpload({ ...target, files: file });
          put(id, { state: 'deployed' });
          count.deployed += 1;
        } catch (error) {
          put(id, { state: 'refused', reason: errorText(error) });
          count.refused += 1;
        }
      }
      await invalidateFlows();
      return count;
    },
  };
}
