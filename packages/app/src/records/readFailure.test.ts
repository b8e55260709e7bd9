import { ApiError } from '@lattice/api/ApiError';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { expect, it, vi } from 'vitest';
import { sourceOf } from './sourceOf.ts';

vi.mock('@lingui/core/macro', () => ({ t: String.raw }));
vi.mock('../base/errorText.ts', () => ({ errorText: String }));
vi.mock('../session/transport.ts', () => ({ transport: { send: vi.fn<() => void>() } }));
vi.mock('../session/queryClient.ts', () => ({ queryClient: {} }));

it.each([
  ['the network is cut', new ApiError('', { code: 0, status: 0, reason: 'offline' }), false],
  ['too much was asked', new ApiError('慢一点', { code: 429, status: 429 }), false],
  ['the server failed', new ApiError('服务器异常', { code: 500, status: 500 }), false],
  ['the right ended', new ApiError('没有权限', { code: 403, status: 403 }), true],
  ['the licence ended', new ApiError('未授权', { code: 5000, status: 200 }), true],
])('says whether rows are gone where %s', async (_, error, isGone) => {
  const failing = async () => Promise.reject(error);
  const source = sourceOf(populationinfo, String, { page: failing, detail: failing });
  const first = { page: 1, size: 10, sort: [], search: [] };
  await expect(source.page(first, new AbortController().signal)).rejects.toMatchObject({ isGone });
  await expect(source.detail?.('1')).rejects.toMatchObject({ isGone });
});
