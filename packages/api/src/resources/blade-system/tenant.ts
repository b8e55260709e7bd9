import { crud, get, plain, post } from '../../call.ts';
import { type Id, datetime, image, integer, ref, text, url } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** Another service by which people sign in, as the login page offers it. */
export interface LoginService {
  source: string;
  label: string;
  /** How its answer comes back: to /oauth/redirect/<source>, or to /login. */
  kind: 'social' | 'sso';
}

/** What the login page of our own server may offer. */
export interface LoginWays {
  /** How passwords are to travel. */
  password: 'md5' | 'sm2';
  /** Key for SM2 in hex, beginning with 04. */
  publicKey: string;
  /** A code by short message opens a session. */
  phone: boolean;
  services: readonly LoginService[];
  /** How long a new password is at least. */
  passwordLength?: number;
  /** Minutes without work after which the screen is locked; 0 leaves it to each person. */
  idleMinutes?: number;
  /** How far pictures are shrunk before they are sent: most pixels of a side, and the quality of a JPEG, 0 to 1. */
  pictures?: { longestSide: number; quality: number };
}

/** What the login page shows of a tenant. */
export interface TenantInfo {
  tenantId: string;
  domain: string;
  backgroundUrl: string;
  /** Said by our own server alone. */
  tenantName?: string;
}

/** 租户: a tenant: a town that uses the platform. */
export const tenant = resource('blade-system/tenant', {
  label: '租户',
  title: 'tenantName',
  shared: true,
  menu: { icon: 'iconfont iconicon_dept', sort: 10 },
  fields: {
    tenantId: text('租户ID', { search: true, list: true, readonly: true, max: 12 }),
    tenantName: text('租户名称', { required: true, search: true, list: true, max: 50 }),
    domainUrl: url('域名地址', { list: true, max: 255 }),
    backgroundUrl: image('系统背景', { open: true }),
    linkman: text('联系人', { required: true, search: true, list: true, max: 20, sensitive: 'name' }),
    contactNumber: text('联系电话', { list: true, max: 20, sensitive: 'phone' }),
    address: text('联系地址', { max: 255, sensitive: 'address' }),
    accountNumber: integer('账号额度', { list: true, min: -1, default: -1 }),
    expireTime: datetime('过期时间', { list: true }),
    packageId: ref('产品包', 'blade-system/tenant-package', { list: true }),
    datasourceId: ref('数据源', 'blade-develop/datasource'),
    licenseKey: text('授权码', { readonly: true, max: 1000, secret: true }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
    remove: plain('remove', 'remove', { final: true }),
    /** Sets the number of accounts and the end of tenants. */
    setting: post<{ ids: string; accountNumber?: number; expireTime?: string }>('setting'),
    /** Gives a tenant a data source of its own; none without `datasourceId`. */
    datasource: post<{ tenantId: Id; datasourceId: Id }>('datasource', 'query'),
    /**
     * The tenant of an address; without one when none has it. Our own server also says by what ways people may sign in
     * (`login`).
     */
    info: get<{ domain: string }, Partial<TenantInfo> & { login?: LoginWays }>('info', {
      access: 'anonymous',
      blank: {},
    }),
    /** The package of a tenant, by the id of the tenant's row; an empty object without one. */
    packageDetail: get<{ tenantId: Id }, Readonly<Record<string, unknown>>>('package-detail', { blank: {} }),
    packageSetting: post<{ tenantId: Id; packageId: Id }>('package-setting', 'query'),
  },
});
export type Tenant = Row<typeof tenant>;
