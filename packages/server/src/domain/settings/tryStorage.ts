import type { ProviderAnswer } from '@lattice/api/tools';
import { oss } from '@lattice/api/resources/blade-resource/oss';
import { createHash, createHmac } from 'node:crypto';
import type { Context } from '../../call/Context.ts';
import { idIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';
import { askProvider } from './askProvider.ts';
import { addressOf, checkHost } from '../develop/sourceHosts.ts';

const EMPTY_BODY = createHash('sha256').update('').digest('hex');

interface Storage {
  endpoint: string;
  bucket: string;
  key: string;
  secret: string;
  region: string | null;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Headers of a request that the providers take: signature version 4 of S3, which all of them know. */
export function signedHeaders(
  url: URL,
  { key, secret, region }: Omit<Storage, 'endpoint' | 'bucket'>,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const place = region ?? '';
  const scope = `${day}/${place === '' ? 'us-east-1' : place}/s3/aws4_request`;
  const signed = { host: url.host, 'x-amz-content-sha256': EMPTY_BODY, 'x-amz-date': time };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['GET', url.pathname, 'max-keys=1', lines.join(''), names, EMPTY_BODY].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const signing = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`);
  const signature = hmac(signing, text).toString('hex');
  return {
    'x-amz-content-sha256': EMPTY_BODY,
    'x-amz-date': time,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/**
 * Asks a storage for the beginning of its list of files, at an address that the operator allows, and tells what came
 * back.
 */
export async function tryStorage(input: Readonly<Record<string, unknown>>, context: Context): Promise<ProviderAnswer> {
  const q = new ReportQuery(context);
  const storage = await q.one<Storage>(
    `select t.endpoint, t.bucket_name as bucket, t.access_key as key, t.secret_key as secret, t.region
      from ${q.of(oss)} and t.id = ${q.p(idIn(input, 'id'))}`,
  );
  const url = new URL(
    `${storage.endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(storage.bucket)}?max-keys=1`,
  );
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  checkHost(host, context.settings.datasourceHosts ?? [], 'endpoint');
  const address = await addressOf(host);
  if (address === null)
    throw new Refusal(400, say`找不到主机“${host}”，请核对资源地址`, [{ field: 'endpoint', rule: 'pattern' }]);
  return askProvider(url, address, { headers: signedHeaders(url, storage, context.now()) });
}
