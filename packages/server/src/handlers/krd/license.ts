import { license } from '@lattice/api/resources/krd/license';
import type { Context } from '../../Context.ts';
import { handle } from '../../handle.ts';
import { forgetLicence } from '../../licence/isLicensed.ts';
import { installLicence, licenceInfo, signLicence } from '../../licence/install.ts';
import { Refusal } from '../../Refusal.ts';
import { say } from '../../words/say.ts';

/** Largest licence file, in bytes. */
const MOST = 20_000;

const taken = async (text: string, context: Context) => {
  const info = await installLicence(text, context);
  forgetLicence(context.db);
  return info;
};

/** Answers of 系统授权. */
export const handlers = handle(
  license,
  {
    getLicenseInfo: async (_, context) => licenceInfo(context),
    generate: async (_, context) => signLicence(context),
    uploadLicense: async ({ file }, context) => {
      if (!(file instanceof File)) throw new Refusal(400, say`请用名为 file 的字段上传授权文件`);
      if (file.size > MOST) throw new Refusal(413, say`授权文件不能超过 20 KB`);
      return taken(await file.text(), context);
    },
    register: async (_, context) => taken((await signLicence(context)).content, context),
  },
  { remainDays: 'floor(extract(epoch from t.expire_time - now()) / 86400)::int' },
);
