import { model } from '@lattice/api/resources/blade-flow/model';
import { deploy, targetOf } from '../../flow/process/deploy.ts';
import { modelOf, modelsOf, removeModels, saveModel } from '../../flow/calls/models.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idsIn, refuseUnknownParameters, optionalTextIn } from '../../call/parameter.ts';

/** Answers of 流程模型. */
export const handlers = handle(model, {
  list: async (input, context) => {
    refuseUnknownParameters(input, ['current', 'size', 'ascs', 'descs', 'modelKey', 'name']);
    return modelsOf(input, context);
  },
  detail: async (input, context) => modelOf(idIn(input, 'id'), context),
  submit: async (input, context) => saveModel(input, context),
  remove: async (input, context) => {
    await removeModels(idsIn(input, 'ids'), context);
    return true;
  },
  deploy: async (input, context) => {
    const { name, modelEditorXml } = await modelOf(idIn(input, 'modelId'), context);
    await deploy(
      [{ name, xml: modelEditorXml }],
      targetOf(optionalTextIn(input, 'category', 40), optionalTextIn(input, 'tenantIds', 1000), context),
      context,
    );
    return true;
  },
});
