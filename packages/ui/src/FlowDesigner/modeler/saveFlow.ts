import { saveBlob } from '../../Spreadsheet/saveBlob.ts';

/** Hands the user a BPMN file, named after the key of its process as BladeX names it. */
export const saveFlow = (key: string, xml: string): void =>
  saveBlob(`${key}.bpmn20.xml`, new Blob([xml], { type: 'application/xml' }));
