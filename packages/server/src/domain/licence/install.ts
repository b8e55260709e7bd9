import type { LicenseFile, LicenseInfo } from '@lattice/api/resources/krd/license';
import { townText } from '@lattice/api/townTime';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { say } from '../../words/say.ts';
import { type Licence, openLicence, sealLicence } from './document.ts';
import { licenceKeys, machineCode } from './keys.ts';

const PRODUCT = 'Lattice';
const VERSION = '1.0';
/** Days for which the server signs a licence, and days before its end that count as close to it. */
const DAYS = 365;
const CLOSE = 30;
const TENANT = '000000';

/** What of a context signing and taking a licence need. */
export type Maker = Pick<Context, 'db' | 'now' | 'nextId' | 'person' | 'address' | 'traceId'>;

/** The state of the licence of this installation. */
export async function licenceInfo({ db, now }: { db: Sql; now(): Date }): Promise<LicenseInfo> {
  const code = await machineCode(db);
  const { rows } = await db.query<{
    product: string;
    version: string;
    type: string;
    expires: string | null;
    days: number | null;
  }>(
    `select product_name as product, product_version as version, license_type as type,
      to_char(expire_time, 'YYYY-MM-DD HH24:MI:SS') as expires,
      floor(extract(epoch from expire_time - $2::timestamptz) / 86400)::int as days
     from krd_license
     where machine_code = $1 and is_deleted = 0 and status <> '0'
     order by register_time desc, id desc limit 1`,
    [code, now().toISOString()],
  );
  const [row] = rows;
  if (row === undefined)
    return {
      status: '0',
      machineCode: code,
      productName: PRODUCT,
      productVersion: VERSION,
      licenseType: '',
      expireTime: '',
      remainDays: null,
    };
  const status = row.days === null ? '1' : row.days < 0 ? '3' : row.days < CLOSE ? '2' : '1';
  return {
    status,
    machineCode: code,
    productName: row.product,
    productVersion: row.version,
    licenseType: row.type,
    expireTime: row.expires ?? '',
    remainDays: row.days,
  };
}

/** Signs a licence for this installation. */
export async function signLicence(context: Maker): Promise<LicenseFile> {
  const { db } = context;
  const now = context.now();
  const { rows } = await db.query<{ name: string }>(
    `select tenant_name as name
      from blade_system_tenant
      where tenant_id = $1 and is_deleted = 0
      union all
      select full_name
      from blade_system_dept
      where tenant_id = $1 and is_deleted = 0 limit 1`,
    [context.person?.tenantId ?? TENANT],
  );
  const licence: Licence = {
    licenseNo: `LT${context.nextId()}`,
    customerName: rows[0]?.name ?? '',
    productName: PRODUCT,
    productVersion: VERSION,
    licenseType: '2',
    machineCode: await machineCode(db),
    issueTime: townText(now),
    expireTime: townText(new Date(now.getTime() + DAYS * 86_400_000)),
    maxUsers: 0,
    maxGrids: 0,
    modules: ['*'],
  };
  return { fileName: `${licence.licenseNo}.lic`, content: await sealLicence(licence, (await licenceKeys(db)).sign) };
}

/**
 * Takes the text of a licence; refused when it is not signed by this server's key, is for another installation, or is
 * over.
 */
export async function installLicence(text: string, context: Maker): Promise<LicenseInfo> {
  const { db } = context;
  const opened = await openLicence(text, (await licenceKeys(db)).verify);
  if (opened === null) throw new Refusal(400, say`授权文件无效：签名不正确或内容被改动，请重新获取授权文件`);
  const { licence, signature } = opened;
  if (licence.machineCode !== (await machineCode(db)))
    throw new Refusal(400, say`授权文件不属于本机：机器码不一致，请用本机的机器码申请`);
  if (licence.expireTime !== '' && licence.expireTime < townText(context.now()))
    throw new Refusal(400, say`授权文件已于 ${licence.expireTime} 到期，请申请新的授权`);
  await db.tx(async (sql) => {
    const id = context.nextId();
    await sql.query(
      "update krd_license set status = '3', rev = rev + 1 where machine_code = $1 and status <> '3' and is_deleted = 0",
      [licence.machineCode],
    );
    await sql.query(
      `insert into krd_license (id, tenant_id, create_user, update_user, license_no, customer_name, product_name,
          product_version, license_type, machine_code, signature, issue_time, expire_time, max_users, max_grids,
        modules, register_time, status)
       values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, nullif($12, '')::timestamptz, $13, $14, $15, $16,
         '1')`,
      [
        id,
        TENANT,
        context.person?.userId ?? null,
        licence.licenseNo,
        licence.customerName,
        licence.productName,
        licence.productVersion,
        licence.licenseType,
        licence.machineCode,
        signature,
        licence.issueTime,
        licence.expireTime,
        licence.maxUsers,
        licence.maxGrids,
        JSON.stringify(licence.modules),
        context.now().toISOString(),
      ],
    );
    await audit(sql, context, {
      action: 'uploadLicense',
      path: 'krd/license',
      recordId: id,
      changes: { licenseNo: { after: licence.licenseNo } },
    });
  });
  return licenceInfo(context);
}
