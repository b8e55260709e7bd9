import { crud, plain, post } from '../../call.ts';
import { type Id, dict, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 代码生成: what a code generation needs to know: names, packages and paths. */
export const code = resource('blade-develop/code', {
  label: '代码生成',
  title: 'codeName',
  menu: { icon: 'iconfont iconicon_tool', sort: 4 },
  fields: {
    modelId: ref('数据模型', 'blade-develop/model', { required: true, search: true, list: true }),
    menuId: ref('上级菜单', 'blade-system/menu', { required: true }),
    codeName: text('模块名', { required: true, search: true, list: true, max: 64 }),
    serviceName: text('服务名', { required: true, search: true, list: true, max: 64 }),
    tableName: text('表名', { required: true, search: true, list: true, max: 64 }),
    tablePrefix: text('表前缀', { required: true, max: 64 }),
    pkName: text('主键名', { required: true, max: 32, default: 'id' }),
    packageName: text('包名', { required: true, search: true, list: true, max: 500 }),
    templateType: dict('模版类型', 'code_template', { required: true, default: 'crud' }),
    author: text('作者信息', { required: true, max: 64 }),
    subModelId: ref('子表模型', 'blade-develop/model'),
    subFkId: text('子表外键', { max: 64 }),
    treeId: text('树主键字段', { max: 64 }),
    treePid: text('树父主键字段', { max: 64 }),
    treeName: text('树名称字段', { max: 64 }),
    baseMode: dict('基础业务', 'yes_no', { required: true, default: '2' }),
    wrapMode: dict('包装器', 'yes_no', { required: true, default: '2' }),
    feignMode: dict('远程调用', 'yes_no', { required: true, default: '1' }),
    codeStyle: dict('代码风格', 'code_style', { required: true }),
    apiPath: text('后端生成路径', { required: true, max: 2000 }),
    webPath: text('前端生成路径', { required: true, max: 2000 }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
    /** Writes the definition of each model as source text: one file for each. */
    genCode: post<{ ids: string; system?: string }, { path: string; text: string }[]>('gen-code', 'query'),
    /** Copies a generator's setting. */
    copy: post<{ id: Id }, { id: Id }>('copy', 'query', { access: { permission: 'add' } }),
  },
});
export type Code = Row<typeof code>;
