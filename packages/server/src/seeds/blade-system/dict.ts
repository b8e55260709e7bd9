import type { Seed } from '../../load.ts';

/** A dictionary: its code, its name, and its entries as `[key, Chinese, English]`. */
type Dictionary = readonly [code: string, name: string, nameEn: string, entries: readonly (readonly [key: string, value: string, valueEn: string])[]];

/** Sources: GB/T 31000-2015 and GB/T 34300-2017 where a standard has the list, SpringBlade for those of the platform, else this project. */
const dictionaries: readonly Dictionary[] = [
  ['route_type', '路线类型', 'Kind of route', [
    ['01', '铁路', 'Railway'],
    ['02', '公路', 'Road'],
    ['03', '输油管线', 'Oil pipeline'],
    ['04', '输气管线', 'Gas pipeline'],
    ['05', '电力线路', 'Power line'],
    ['06', '通信线路', 'Telecom line'],
    ['07', '广播电视线路', 'Broadcast line'],
    ['08', '水利设施', 'Water works'],
    ['99', '其他', 'Other'],
  ]],
  ['hazard_level', '治安隐患等级', 'Hazard level', [
    ['01', '高', 'High'],
    ['02', '中', 'Medium'],
    ['03', '低', 'Low'],
    ['04', '无', 'None'],
  ]],
  ['school_type', '学校办学类型', 'School category', [
    ['01', '幼儿园', 'Kindergarten'],
    ['02', '小学', 'Primary school'],
    ['03', '初级中学', 'Junior high school'],
    ['04', '九年一贯制学校', 'Nine-year school'],
    ['05', '高级中学', 'Senior high school'],
    ['06', '完全中学', 'Complete secondary school'],
    ['07', '十二年一贯制学校', 'Twelve-year school'],
    ['08', '中等职业学校', 'Secondary vocational school'],
    ['09', '特殊教育学校', 'Special school'],
    ['10', '专门（工读）学校', 'Reform school'],
    ['11', '高等院校', 'Higher education'],
    ['12', '校外培训机构', 'Training institution'],
    ['99', '其他', 'Other'],
  ]],
  ['school_nature', '办学性质', 'Ownership of school', [
    ['1', '公办', 'Public'],
    ['2', '民办', 'Private'],
    ['3', '中外合作', 'Sino-foreign'],
  ]],
  ['grid_level', '网格层级', 'Grid level', [
    ['1', '镇街网格', 'Township grid'],
    ['2', '村社区网格', 'Village or community grid'],
    ['3', '基础网格', 'Basic grid'],
    ['4', '微网格（楼栋）', 'Micro grid'],
  ]],
  ['grid_type', '网格类型', 'Grid type', [
    ['1', '综合网格', 'General grid'],
    ['2', '专属网格', 'Dedicated grid'],
    ['3', '镇街网格', 'Township grid'],
    ['4', '村社区网格', 'Village or community grid'],
    ['5', '基础网格', 'Basic grid'],
  ]],
  ['sealed_status', '封存状态', 'Sealed', [
    ['0', '否', 'No'],
    ['1', '是', 'Yes'],
  ]],
  ['yes_no', '是否', 'Yes or no', [
    ['1', '否', 'No'],
    ['2', '是', 'Yes'],
  ]],
  ['sex', '性别', 'Sex', [
    ['0', '未知的性别', 'Unknown'],
    ['1', '男性', 'Male'],
    ['2', '女性', 'Female'],
    ['9', '未说明的性别', 'Not stated'],
  ]],
  ['org_category', '机构类型', 'Organisation type', [
    ['1', '公司', 'Company'],
    ['2', '部门', 'Department'],
    ['3', '小组', 'Group'],
  ]],
  ['menu_category', '菜单类型', 'Menu type', [
    ['1', '菜单', 'Menu'],
    ['2', '按钮', 'Button'],
  ]],
  ['button_func', '按钮功能', 'Button place', [
    ['0', '无', 'None'],
    ['1', '工具栏', 'Toolbar'],
    ['2', '操作栏', 'Row actions'],
    ['3', '工具操作栏', 'Both'],
  ]],
  ['region', '行政区划', 'Region level', [
    ['0', '国家', 'Country'],
    ['1', '省份/直辖市', 'Province'],
    ['2', '地市', 'City'],
    ['3', '区县', 'District'],
    ['4', '乡镇', 'Town'],
    ['5', '村委', 'Village'],
  ]],
  ['user_type', '用户平台', 'User platform', [
    ['1', 'WEB', 'Web'],
    ['2', 'APP', 'App'],
    ['3', 'OTHER', 'Other'],
  ]],
  ['user_status', '用户状态', 'User status', [
    ['0', '待审核', 'Pending approval'],
    ['1', '正常', 'Active'],
    ['2', '已锁定', 'Locked'],
    ['3', '已停用', 'Disabled'],
  ]],
];

const id = (n: number) => String(1_900_000_000_100_000_000n + BigInt(n));

/** Start data of 系统字典. */
export const seed: Seed = {
  rows: () =>
    dictionaries.flatMap(([code, dictValue, dictValueEn, entries], n) => [
      { id: id(n * 1000), parentId: null, code, dictKey: '-1', dictValue, dictValueEn, sort: n + 1, isSealed: 0 },
      ...entries.map(([dictKey, value, valueEn], i) => ({ id: id(n * 1000 + i + 1), parentId: id(n * 1000), code, dictKey, dictValue: value, dictValueEn: valueEn, sort: i + 1, isSealed: 0 })),
    ]),
};
