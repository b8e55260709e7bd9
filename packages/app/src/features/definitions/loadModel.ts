import { type FlowModel, model } from '@lattice/api/resources/blade-flow/model';
import { client } from '../../session/client.ts';

/** A model with its drawing; one that was never drawn begins with a start alone. */
export async function loadModel(id: string, signal: AbortSignal): Promise<FlowModel> {
  const found = await client(model).detail({ id }, { signal });
  if (found.modelEditorXml !== '') return found;
  const { newProcess } = await import('@lattice/ui/FlowDesigner');
  return { ...found, modelEditorXml: newProcess(found.modelKey, found.name) };
}
