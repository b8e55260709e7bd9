import { manager } from '@lattice/api/resources/blade-flow/manager';
import { changeState, definitionsOf, deleteDeployments } from '../../flow/calls/definitions.ts';
import { deploy, targetOf } from '../../flow/process/deploy.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idsIn, refuseUnknownParameters, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Answers of 流程管理. */
export const handlers = handle(manager, {
  list: async (input, context) => {
    refuseUnknownParameters(input, ['current', 'size', 'ascs', 'descs', 'category', 'key', 'name', 'mode']);
    return definitionsOf(input, context, false);
  },
  changeState: async (input, context) => {
    await changeState(idIn(input, 'processId'), input, context);
    return true;
  },
  deployUpload: async (input, context) => {
    const given: readonly unknown[] = Array.isArray(input.files) ? input.files : [input.files];
    const files = given.filter((file) => file instanceof File);
    if (files.length !== given.length || files.length === 0)
      throw new Refusal(400, say`请用名为 files 的字段上传流程文件`);
    const target = targetOf(optionalTextIn(input, 'category', 40), optionalTextIn(input, 'tenantIds', 1000), context);
    return deploy(
      await Promise.all(files.map(async (file) => ({ name: file.name, xml: await file.text() }))),
      target,
      context,
    );
  },
  deleteDeployment: async (input, context) => {
    await deleteDeployments(
      idsIn(input, 'deploymentIds'),
      ['1', 'true'].includes(optionalTextIn(input, 'cascade', 5)),
      context,
    );
    return true;
  },
});
