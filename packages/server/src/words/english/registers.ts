/** English of what the server says of single registers: events, tasks, plans, devices, points, messages. */
export const registers: Readonly<Record<string, string>> = {
  '第{0}人，{1}：{2}': 'Person {0}, {1}: {2}',
  '{0}：{1}': '{0}: {1}',
  '“{0}”不是可以登记的数据': '“{0}” is not a register that records can be added to',
  '这个人已登记在这套房屋，请重新查找后再试': 'This person is registered in this house already. Look it up again',
  '这个地址已登记房屋，请查找后在它下面登记':
    'A house is registered at this address already. Look it up and register there',
  '不在您负责的范围内，请核对所属网格': 'Outside of what you look after. Check the grid',
  '事件不存在或已被删除，请刷新列表': 'The event does not exist or was deleted. Refresh the list',
  '事件只能保存为草稿（0）、上报（1）或作废（8）；就地办结请给出 selfHandle 1':
    'An event can be saved as a draft (0), reported (1) or void (8); to settle it on the spot, send selfHandle 1',
  就地办结请填写处理结果: 'To settle the event on the spot, enter the result',
  只能修改草稿或被退回的事件: 'Only drafts and events that were sent back can be changed',
  只有上报人可以修改或重新上报这件事件: 'Only the reporter can change this event or report it again',
  只有处理中的事件可以移交: 'Only events that are being handled can be handed over',
  '这件事件不由您处理，请由处理人或处理部门操作':
    'This event is not yours to handle; its handler or handling department does',
  请选择处理部门或处理人: 'Choose a handling department or a handler',
  '所选的处理部门或处理人不存在，请重新选择': 'The chosen department or handler does not exist. Choose another',
  只有待签收或处理中的事件可以申请延期: 'Only events that wait to be accepted or are being handled can be delayed',
  '这件事件已有待审核的延期申请，请等待审核': 'A delay of this event is asked for already. Wait until it is decided',
  只有尚未办完的事件可以督办: 'Only events that are not finished can be supervised',
  '请先选择办理任务的网格员，再下发任务': 'Choose the grid members for the task first, then issue it',
  '请先为任务选择巡查点位和执行人，再下发任务': 'Choose points and executors for the task first, then issue it',
  '参数“points”应为不超过 500 个点位的列表': 'The parameter “points” must be a list of at most 500 points',
  '第 {0} 个点位不正确：应为对象': 'Point {0} is wrong: it must be an object',
  '第 {0} 个点位的计划到达时间应为 08:30 的格式': 'The planned arrival at point {0} must be a time such as 08:30',
  只有草稿或待执行的任务可以调整巡查点位: 'Points can be changed only while the task is a draft or has not begun',
  '所选的点位中有已被删除的，请重新选择': 'Some of the chosen points were deleted. Choose again',
  '尚未配置消息通道，内容不会发到微信；请联系系统管理员配置后再试':
    'No message gateway is set up, so nothing would reach WeChat. Ask the administrator to set one up, then try again',
  '这段时间都不是工作时间，不需要请假': 'There is no working time in this span, so no leave is needed',
  '{0} 的预约已满（每日 {1} 个），请改约其他日期': 'No appointments are left on {0} ({1} a day). Choose another day',
  '这条预警已经有关联的事件，不能再转一次': 'This warning has an event already and cannot be turned into another',
  '事件要有上报人电话：请先在个人信息中填写您的手机号码':
    'An event needs a telephone of its reporter. Enter your mobile number in your profile first',
  '只有已启用的预案可以启动，请先启用预案': 'Only enabled plans can be started. Enable the plan first',
  '尚未配置视频会议平台，请在“调度设备登录”中添加并启用':
    'No platform for video conferences is set up. Add and enable one in “Dispatch device sign-in”',
  '尚未配置语音对讲或广播平台，请在“调度设备登录”中添加并启用':
    'No platform for two-way audio or broadcasts is set up. Add and enable one in “Dispatch device sign-in”',
  '尚未配置{0}平台，请在“调度设备登录”中添加并启用':
    'No platform for {0} is set up. Add and enable one in “Dispatch device sign-in”',
  '所选人员都没有手机号码，不能发送短信':
    'None of the chosen people has a mobile number, so no text message can be sent',
  '这台设备已报废，不能使用': 'This device is scrapped and cannot be used',
  这台设备不支持语音对讲: 'This device has no two-way audio',
  '这台设备没有云台，不能控制': 'This device cannot be turned or zoomed',
  '这项短信配置尚未启用，请先启用': 'This SMS configuration is not enabled. Enable it first',
  手机号码格式不正确: 'The mobile number has the wrong format',
  '手机号码格式不正确：“{0}”': 'The mobile number “{0}” has the wrong format',
  '兑换的商品不存在或已被删除，请重新选择': 'The goods do not exist or were deleted. Choose others',
  '这件商品未上架，不能兑换': 'These goods are not on sale and cannot be redeemed',
  '这家商城没有营业，不能兑换': 'This shop is closed, so nothing can be exchanged in it',
  '这件商品不属于所选的商城，请重新选择': 'These goods belong to another shop. Choose others.',
  '这件商品从 {0} 起才能兑换': 'These goods can be exchanged from {0} on',
  '这件商品的兑换已于 {0} 截止': 'The exchange of these goods ended on {0}',
  '超出这家商城每人每月 {0} 分的上限：本月已兑换 {1} 分，这次需要 {2} 分':
    'Beyond the {0} points that a person may spend in this shop in a month: {1} are spent, and this takes {2}',
  '积分不足，不能再领取这次兑换的商品': 'Not enough points to collect the goods of this exchange',
  '已兑换的商品、数量和兑换人不能修改，请取消这次兑换后重新兑换':
    'Goods, quantity and person of an exchange stay as they are. Cancel it and make a new one.',
  您的角色不能同步公众号菜单: 'Your roles cannot sync the menus of a WeChat account',
  '不能删除：商品已经领取的兑换要留作记录': 'Cannot be deleted: exchanges whose goods were collected stay on record',
  '库存不足：仅剩 {0} 件': 'Not enough in stock: only {0} left',
  '每人限兑 {0} 件': 'Each person may redeem {0} at most',
  '没有使用这个手机号码的网格员，请核对': 'No grid member has this mobile number. Check it',
  '积分不足：需要 {0} 分，现有 {1} 分': 'Not enough points: {0} needed, {1} there',
  '找不到申报的网格员，请核对申报人编号或手机号码后再审核':
    'The grid member who applied cannot be found. Check the applicant id or the mobile number, then review again',
  '审批通过后才能签到，请先审批这条报名': 'Check-in is open only after approval. Approve this sign-up first',
  '没有人会收到这条消息，请检查接收范围': 'Nobody would receive this message. Check its recipients',
  '一次最多生成 {0} 套房屋，请减少楼栋数、单元数或每层户数':
    'At most {0} houses can be generated at once. Ask for fewer buildings, units or households a floor',
  '这项设置已经生成过楼栋，请新建一项设置': 'Buildings were generated from this setting already. Make a new one',
  '这栋楼的单元已经齐全，没有需要生成的单元': 'This building has all its units, so there is none to generate',
  '没有名为“{0}”的图层，可用的有：{1}': 'There is no layer “{0}”. Known are: {1}',
  '这次测评没有答完：共 {0} 题，已答 {1} 题，不能生成报告':
    'This assessment is not complete: {1} of {0} questions are answered, so there is no report yet',
  这次测评的量表不存在或已被删除: 'The scale of this assessment does not exist or was deleted',
  '群发的公众号不存在或未启用，请检查公众号设置':
    'The official account of this broadcast does not exist or is not enabled. Check its settings',
  只有草稿可以发送: 'Only drafts can be sent',
  '本月已群发 {0} 次，达到公众号的限额 {1} 次':
    'The official account may broadcast {1} times a month and has done so {0} times',
  '这个公众号还没有启用的菜单，请先添加': 'This official account has no enabled menu yet. Add one first',
  '一级菜单最多 {0} 个，现有 {1} 个': 'There may be {0} menus at the top; there are {1}',
  '您的角色不能对事件进行“{0}”': 'Your roles do not allow you to take this action on an event: {0}',
  '菜单“{0}”的名称超过微信允许的字节数，请改短后再同步':
    'The name of the menu “{0}” has more bytes than WeChat allows. Shorten it, then synchronise again.',
  '因子“{0}”的 {1}–{2} 分没有结果定义，请补齐后再启用量表':
    'Scores {1}–{2} of the factor “{0}” have no result. Add one, then enable the scale.',
  '“{0}”下的二级菜单最多 {1} 个，现有 {2} 个': 'There may be {1} menus below “{0}”; there are {2}',
  '菜单“{0}”没有动作，请填写键值、链接或选择文章':
    'The menu “{0}” does nothing. Enter a key or a link, or choose an article',
};
