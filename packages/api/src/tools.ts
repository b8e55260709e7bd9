import type { Transport } from './bind.ts';
import { type Call, type Page, type PageQuery, blankPage, get, post } from './call.ts';
import type { Id } from './field.ts';

/** Where an attachment is used: a register, and how many of its records name it. */
export interface AttachmentUse {
  /** Path of the register. */
  path: string;
  /** Its name. */
  label: string;
  count: number;
}

/** A file that no record names. */
export interface OrphanFile {
  id: Id;
  originalName: string;
  attachSize: number;
  createTime: string;
}

/** What came back from the address of a provider. */
export interface ProviderAnswer {
  /** The address that was called. */
  address: string;
  /** HTTP status; 0 where nothing came back. */
  status: number;
  /** How long it took in milliseconds. */
  ms: number;
  /** The beginning of what it said. */
  text: string;
}

/** A version of the mobile application, as the back office lists it. */
export type VersionRow = Readonly<Record<string, unknown>> & { id: Id };

/** The registers whose records name an attachment; stands below the attachments. */
export const usesCall: Call<{ id: Id }, AttachmentUse[]> = get('uses', { blank: [{ path: '', label: '', count: 0 }] });

/** The attachments that no record names and that are older than a day. */
export const orphansCall: Call<void, OrphanFile[]> = get('orphans', {
  access: 'delete',
  blank: [{ id: '', originalName: '', attachSize: 0, createTime: '' }],
});

/** Calls the address of a storage as it is set, and tells what came back; stands below the storages. */
export const tryStorageCall: Call<{ id: Id }, ProviderAnswer> = post('try', 'query', {
  access: { permission: 'enable' },
});

/** Sends one text message by the provider's own address, and tells what came back; stands below the settings. */
export const trySmsCall: Call<{ id: Id; phone: string; params?: string }, ProviderAnswer> = post('try', 'query', {
  access: { permission: 'endpoint/send-message' },
});

/** The versions of the mobile application; stands below them. */
export const versionsCall: Call<PageQuery, Page<VersionRow>> = get('list', { blank: blankPage({ id: '' }) });

const ATTACH = 'blade-resource/attach';

/** Asks where an attachment is used. */
export const attachmentUses = async (transport: Transport, id: Id): Promise<AttachmentUse[]> =>
  (await transport.send(`${ATTACH}/${usesCall.path}`, usesCall, { id })) as AttachmentUse[];

/** Asks for the attachments that nothing uses. */
export const orphanFiles = async (transport: Transport): Promise<OrphanFile[]> =>
  (await transport.send(`${ATTACH}/${orphansCall.path}`, orphansCall, undefined)) as OrphanFile[];

/** Tries a storage. */
export const tryStorage = async (transport: Transport, id: Id): Promise<ProviderAnswer> =>
  (await transport.send(`blade-resource/oss/${tryStorageCall.path}`, tryStorageCall, { id })) as ProviderAnswer;

/** Sends a text message as a test. */
export const trySms = async (
  transport: Transport,
  test: { id: Id; phone: string; params: string },
): Promise<ProviderAnswer> =>
  (await transport.send(`blade-resource/sms/${trySmsCall.path}`, trySmsCall, test)) as ProviderAnswer;

/** Lists versions of the mobile application. */
export const appVersions = async (
  transport: Transport,
  query: PageQuery,
  signal?: AbortSignal,
): Promise<Page<VersionRow>> =>
  (await transport.send(`systemset/AppVersionParameter/${versionsCall.path}`, versionsCall, query, {
    ...(signal && { signal }),
  })) as Page<VersionRow>;
