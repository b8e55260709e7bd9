import { license } from '@lattice/api/resources/krd/license';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { forgetLicence } from '../../domain/licence/isLicensed.ts';
import { installLicence, licenceInfo, signLicence } from '../../domain/licence/install.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { momentReached } from '../../schedule/dueSql.ts';

/** Largest licence file, in bytes. */
const MAX_BYTES = 20_000;

const taken = async (text: string, context: Context) => {
  const info = await installLicence(text, context);
  forgetLicence(context.db);
  return info;
};

/** Days before its end from which a licence is close to it. */
const LICENCE_DAYS = 30;

/** Answers of 系统授权. */
export const handlers = handle(
  license,
  {
    getLicenseInfo: async (_, context) => licenceInfo(context),
    generate: async (_, context) => signLicence(context),
    uploadLicense: async ({ file }, context) => {
      if (!(file instanceof File)) throw new Refusal(400, say`请用名为 file 的字段上传授权文件`);
      if (file.size > MAX_BYTES) throw new Refusal(413, say`授权文件不能超过 20 KB`);
      return taken(await file.text(), context);
    },
    register: async (_, context) => taken((await signLicence(context)).content, context),
  },
  {
    expressions: { remainDays: 'floor(extract(epoch from t.expire_time - now()) / 86400)::int' },
    timed: {
      field: 'status',
      moves: [
        { from: '1', to: '2', due: `t.expire_time <= $1::timestamptz + interval '${LICENCE_DAYS} days'` },
        { from: '2', to: '3', due: momentReached('expire_time') },
      ],
    },
  },
);
