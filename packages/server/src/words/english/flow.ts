/** English of what the server says of processes and their tasks. */
export const flow: Readonly<Record<string, string>> = {
  '不能选择自己审批自己的申请，请选择其他审批人':
    'You cannot decide on your own request. Choose somebody else to decide.',
  '这件申请与您有关，请由其他人审批': 'This request concerns you. Somebody else has to decide on it.',
  '不能审批自己的申请，请由其他人审批': 'You cannot decide on your own request. Somebody else has to.',
  '流程实例不存在或已被删除，请刷新列表': 'The process instance does not exist or was deleted. Refresh the list',
  '流程实例不存在，或您没有参与这个流程': 'The process instance does not exist, or you have no part in it',
  '流程不存在或已被删除，请刷新列表': 'The process does not exist or was deleted. Refresh the list',
  '流程已经结束，请刷新列表': 'The process has ended. Refresh the list',
  '流程已挂起，激活后才能办理': 'The process is suspended. It goes on once it is activated',
  '流程已挂起，激活后才能发起': 'The process is suspended. It can be started once it is activated',
  '流程不能继续：{0}，请联系流程管理员': 'The process cannot go on: {0}. Contact the administrator of processes',
  '流程不能继续：处理人“{0}”不存在，请联系流程管理员':
    'The process cannot go on: there is no “{0}” to handle it. Contact the administrator of processes',
  未知原因: 'the reason is not known',
  没有符合条件的去向: 'no way on meets its condition',
  '所选的流程不是“{0}”的流程，请从流程列表重新发起':
    'The chosen process is not one of “{0}”. Start again from the list of processes',
  '还没有部署“{0}”的流程，请联系流程管理员':
    'No process of “{0}” is deployed yet. Contact the administrator of processes',
  '任务不存在或已被删除，请刷新列表': 'The task does not exist or was deleted. Refresh the list',
  '任务已经办理完毕，请刷新列表': 'The task is done already. Refresh the list',
  '任务已经超时转走，请刷新列表': 'The task timed out and went elsewhere. Refresh the list',
  '任务已被签收，请刷新列表': 'The task is claimed already. Refresh the list',
  '请先签收任务，然后才能办理': 'Claim the task first, then handle it',
  '任务由其他人办理，您不能操作': 'Somebody else handles this task, so you cannot',
  '您不是这项任务的候选人，不能签收': 'You are not a candidate for this task and cannot claim it',
  '还在等待加签人{0}的意见': 'Still waiting for the opinion of {0}',
  '这是加签或委派给您的任务，请先给出意见':
    'You were asked for an opinion on this task, or it was delegated to you. Give your opinion first',
  '没有可以退回的步骤，或所选的步骤不能退回':
    'There is no step to return to, or the task cannot return to the chosen one',
  只有发起人可以撤回流程: 'Only who started the process can withdraw it',
  '已有人办理，不能再撤回': 'Somebody has handled it already, so it can no longer be withdrawn',
  不能委派给自己: 'You cannot delegate to yourself',
  '所选的人已在加签名单中，或就是您自己': 'The chosen person was asked for an opinion already, or is yourself',
  '所选的加签已经办理或撤回，请刷新': 'The chosen opinions were given or withdrawn already. Refresh',
  只有发起人可以催办流程: 'Only who started the process can urge it',
  '{0} 分钟内只能催办一次': 'It can be urged only once in {0} min',
  '参数“variables”应为由名称和值组成的对象': 'The parameter “variables” must be an object of names and values',
  '流程变量的名称“{0}”不正确': 'The name “{0}” of a process variable is wrong',
  '流程变量“{0}”应为文本、数字、是否，或由它们组成的列表':
    'The process variable “{0}” must be a text, a number, yes or no, or a list of these',
  '流程变量过多，最多 {0} 个、共 {1} 个字符':
    'There are too many process variables; there may be {0}, of {1} characters in all',
  结束时间应晚于开始时间: 'The end must be after the start',
  '不经人办理就连续走了 {0} 步以上，可能有死循环':
    'it went more than {0} steps without a person, so it may go in circles for ever',
  '任务的候选人过多，一次最多 {0} 个': 'its tasks have too many candidates; there may be {0} at once',
  '多实例节点要办理 {0} 次，最多 {1} 次': 'a node is to be done {0} times; {1} are allowed',
  '一步的计算时间超过了 {0} 毫秒': 'one step took more than {0} ms of computing',
  '流程变量共超过 {0} 个字符': 'its variables have more than {0} characters in all',
};
