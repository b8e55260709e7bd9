import { get, upload } from '../../call.ts';
import { computed, datetime, dict, file, integer, json, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** The state of the licence; times and modules only where there is one. */
export interface LicenseInfo {
  /** Key of the dictionary `license_status`. */
  status: string;
  machineCode: string;
  productName: string;
  productVersion: string;
  licenseType: string;
  expireTime: string;
  remainDays: number | null;
}

/** A licence file: its name and its text. */
export interface LicenseFile {
  fileName: string;
  content: string;
}

/** 系统授权: the licence of this installation. */
export const license = resource('krd/license', {
  label: '系统授权',
  title: 'licenseNo',
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'uploadLicense', label: '上传授权', roles: ['administrator'] },
      { from: '1', to: '2', call: 'uploadLicense', roles: ['system'] },
      { from: '2', to: '3', call: 'uploadLicense', roles: ['system'] },
      { from: '2', to: '1', call: 'uploadLicense', label: '上传授权', roles: ['administrator'] },
      { from: '3', to: '1', call: 'uploadLicense', label: '上传授权', roles: ['administrator'] },
    ],
  },
  fields: {
    licenseNo: text('授权编号', { list: true, readonly: true, max: 64 }),
    customerName: text('客户名称', { list: true, readonly: true, max: 100 }),
    productName: text('产品名称', { list: true, readonly: true, max: 100 }),
    productVersion: text('产品版本', { list: true, readonly: true, max: 20 }),
    licenseType: dict('授权类型', 'license_type', { list: true, readonly: true }),
    machineCode: text('机器码', { list: true, readonly: true, max: 128 }),
    licenseFile: file('授权文件', { required: true }),
    signature: text('签名', { readonly: true, max: 1000, secret: true }),
    issueTime: datetime('签发时间', { list: true, readonly: true }),
    expireTime: datetime('到期时间', { list: true, readonly: true }),
    remainDays: computed('剩余天数', 'integer', { list: true, unit: '天' }),
    maxUsers: integer('用户上限', { readonly: true, min: 0 }),
    maxGrids: integer('网格上限', { readonly: true, min: 0 }),
    /** List of module codes. */
    modules: json('授权模块', { readonly: true }),
    registerTime: datetime('注册时间', { list: true, readonly: true }),
    status: dict('状态', 'license_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    /** What this installation is licensed for; its machine code, with which a licence is asked for. */
    getLicenseInfo: get<void, LicenseInfo>('getLicenseInfo', {
      blank: { machineCode: '', productName: '', productVersion: '', licenseType: '', expireTime: '', status: '' },
      access: 'anonymous',
    }),
    /** Signs a licence for this installation with the key of the server: a file to keep, or to upload again. */
    generate: get<void, LicenseFile>('generate', { access: { permission: 'generate' } }),
    /** Takes a licence file; refused when its signature, machine code or end is wrong. */
    uploadLicense: upload<{ file: File }, LicenseInfo>('uploadLicense', { access: 'anonymous' }),
    /** Signs a licence and takes it at once. */
    register: get<void, LicenseInfo>('register', { access: { permission: 'register' } }),
  },
});
export type License = Row<typeof license>;
