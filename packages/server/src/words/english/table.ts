/** English of what the engine says of the rows of any register. */
export const table: Readonly<Record<string, string>> = {
  '“{0}”是系统记录，不能修改或删除': '“{0}” is a log and cannot be changed or deleted',
  '{0}；{1}': '{0}; {1}',
  '“{0}”之间还没有范围覆盖，请补齐': 'No range covers {0} yet. Please add one.',
  '地图位置在“{0}”内，不在所选的“{1}”内，请核对': 'The point lies in {0}, not in the chosen {1}. Please check.',
  '已移除不允许的内容：{0}': 'Content that is not allowed was removed: {0}',
  '{0} {1} 条': '{0} ({1})',
  '记录不存在或已被删除，请刷新列表': 'The record does not exist or was deleted. Refresh the list',
  '这条记录刚被别人修改过，您的修改尚未保存。请核对最新内容后再保存':
    'Somebody else has just changed this record, so your changes are not saved. Check the latest version, then save again',
  '这条记录正在审批，不能修改。如需修改，请先由发起人撤回流程':
    'This record is being decided on and cannot be changed. To change it, have the process withdrawn by who started it',
  '不能删除：仍被{0}引用，请先修改或删除它们': 'Cannot be deleted: still used by {0}. Change or delete these first.',
  '请先删除子节点!': 'Delete what lies below it first',
  '父节点不可选择自身!': 'Nothing can lie below itself. Choose another parent',
  '父节点只可选择菜单类型!': 'The parent must be a menu, not a button',
  '当前字典键值已存在!': 'This key is already in the dictionary',
  '不能恢复：只有本人在 10 分钟内删除的记录可以恢复':
    'Cannot be restored: only records that you deleted yourself within the last 10 minutes can be',
  '不能恢复：{0}': 'Cannot be restored: {0}',
  '不能恢复：其中有您无权查看的记录': 'Cannot be restored: some of these records are not for you to see',
  '参数“field”应为{0}的敏感字段': 'The parameter “field” must be a sensitive field of {0}',
  '请填写查看原因，2 到 200 个字': 'Say why you want to see it, in 2 to 200 characters',
  '不能按“{0}”排序：没有这一列': 'Cannot be sorted by “{0}”: there is no such column',
  '查询条件“{0}”过长或含有不能识别的字符':
    'The search condition “{0}” is too long or has characters that cannot be read',
  '查询条件不正确：{0}': 'The search condition is wrong: {0}',
  '“{0}”已部分隐藏，请输入完整号码，或最后四位':
    '“{0}” is partly hidden. Enter the whole number, or its last four digits',
  '“{0}”已部分隐藏，请输入完整姓名，或姓氏': '“{0}” is partly hidden. Enter the whole name, or the surname',
  '“{0}”已部分隐藏，请输入完整地址，或看得见的部分':
    '“{0}” is partly hidden. Enter the whole address, or some of what is visible',
  '“{0}”已隐藏，只能按完整内容查询': '“{0}” is hidden and found by its whole value alone',
  '“{0}”已部分隐藏，一次查询只能给一个条件': '“{0}” is partly hidden and takes one condition a search',
  '不认识的查询条件“{0}”，请检查参数名': 'The search condition “{0}” is not known. Check the name of the parameter',
  '参数“fields”中的“{0}”不是{1}的字段，请检查字段名':
    '“{0}” in the parameter “fields” is no field of {1}. Check its name',
  '查询条件“{0}”只能给出一个值': 'The search condition “{0}” takes only one value',
  '高级筛选不正确：{0}': 'The advanced filter is wrong: {0}',
  '每个条件应有字段 field 与比较方式 operator': 'each condition needs a field and an operator',
  '不认识的比较方式“{0}”，可用的有：{1}': 'the operator “{0}” is not known; known are {1}',
  '“{0}”的值 value 应为文本': 'the value of “{0}” must be a text',
  '“{0}”缺少要比较的值': '“{0}” lacks a value to compare with',
  '应为不超过 {0} 个字的 JSON': 'it must be JSON of at most {0} characters',
  '不是有效的 JSON': 'it is not valid JSON',
  每一项应为一个条件或一组条件: 'each item must be a condition or a group of conditions',
  '最多 {0} 个条件': 'there may be {0} conditions at most',
  '一组条件的 join 应为 and 或 or': 'the join of a group must be and or or',
  一组条件里至少要有一个条件: 'a group needs at least one condition',
  '最多嵌套 {0} 层': 'groups may be {0} deep at most',
  最外层应为一组条件: 'the outermost item must be a group of conditions',
  '没有名为“{0}”的表，请从表列表中选择': 'There is no table “{0}”. Choose one from the list of tables',
  '第 {0} 个字段的名称不正确：应由字母、数字和下划线组成':
    'The name of field {0} is wrong: it may have letters, digits and underscores',
  '连接地址与驱动不符：应为该驱动的 jdbc 地址，只含主机、端口和库名':
    'The address does not fit the driver: it must be a jdbc address of this driver, with host, port and database only',
  '连接地址中的参数“{0}”不允许，该驱动可用的有：{1}':
    'The parameter “{0}” of the address is not allowed. This driver may have: {1}',
  '不允许连接主机“{0}”：请系统管理员把它加入 DATASOURCE_HOSTS':
    'The host “{0}” may not be connected to. Ask the system administrator to add it to DATASOURCE_HOSTS',
  '无法连接数据源：请核对连接地址、用户名和密码':
    'The data source does not answer. Check its address, user name and password',
  数据源不存在或已被删除: 'The data source does not exist or was deleted',
  '本系统只能读取自身的 PostgreSQL 数据库，未安装这种数据源的驱动':
    'This system reads its own PostgreSQL database only; it has no driver for this data source',
};
