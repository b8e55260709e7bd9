import { oss } from '@lattice/api/resources/blade-resource/oss';
import { tryStorageCall } from '@lattice/api/tools';
import { personOf } from '../../access/guard.ts';
import { refuseMoreUploads } from '../../domain/files/uploadLimit.ts';
import { tryStorage } from '../../domain/settings/tryStorage.ts';
import { inspectUpload } from '../../files/inspectUpload.ts';
import { enable } from '../../table/write/enable.ts';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { say } from '../../words/say.ts';

/** Name that nobody guesses and nothing is told by. */
const freshName = (extension: string) =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('') +
  `.${extension}`;

/** Answers of 对象存储. */
export const handlers = handle(
  oss,
  {
    enable: async (input, context) => enable(oss, idIn(input, 'id'), context),
    putFileAttach: async ({ file }, context) => {
      if (!(file instanceof File)) throw new Refusal(400, say`请用名为 file 的字段上传一个文件`);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { extension } = inspectUpload(file.name, bytes);
      const name = freshName(extension);
      const link = `/files/${name}`;
      await context.files.write(name, bytes);
      const attachId = context.nextId();
      const { userId, tenantId } = personOf(context);
      try {
        await context.db.tx(async (sql) => {
          await refuseMoreUploads(sql, context, bytes.length);
          await sql.query(
            `insert into blade_resource_attach (id, tenant_id, create_user, update_user, link, domain_url, name,
              original_name, extension, attach_size, create_time)
          values ($1, $2, $3, $3, $4, '', $5, $6, $7, $8, $9)`,
            [attachId, tenantId, userId, link, name, file.name, extension, bytes.length, context.now().toISOString()],
          );
          await audit(sql, context, { action: 'upload', path: 'blade-resource/attach', recordId: attachId });
        });
      } catch (error) {
        await context.files.remove(name);
        throw error;
      }
      return { link, domain: '', name, originalName: file.name, attachId };
    },
  },
  { ownCalls: { try: { call: tryStorageCall, answer: tryStorage } } },
);
