import type { Resource } from '@lattice/api/resource';
import { event } from '@lattice/api/resources/event/event';
import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { fill } from '@lattice/api/rules';
import { targetsOf } from '@lattice/api/targetsOf';
import type { Translate } from '@lattice/api/validate';
import type { ActionRun } from '@lattice/ui/CrudTable';
import { toastQueue } from '@lattice/ui/Toast';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMoves, moveForm } from './makeMoves.ts';

const { send } = vi.hoisted(() => ({
  send: vi.fn<(path: string, call: unknown, input: Record<string, string>) => Promise<unknown>>(),
}));
vi.mock('@lingui/core/macro', () => ({
  t: (parts: TemplateStringsArray, ...values: readonly unknown[]) =>
    parts.reduce((before, part, at) => `${before}${String(values[at - 1])}${part}`),
}));
vi.mock('@lingui/react/macro', () => ({ useLingui: () => ({}) }));
vi.mock('../../../session/transport.ts', () => ({ transport: { send } }));
vi.mock('../../../session/queryClient.ts', () => ({ queryClient: { invalidateQueries: () => Promise.resolve() } }));
vi.mock('../../../base/errorText.ts', () => ({
  errorText: (error: unknown) => (error instanceof Error ? error.message : ''),
}));

const say: Translate = (text, values = {}) => fill(text, values);
const word: Readonly<Record<string, string>> = { 0: '停用', 1: '待受理', 2: '待签收', 3: '处理中' };
const words = (action: string) => ({ say, action, wordOf: (value: string) => word[value] ?? value });
const run = (values = {}) => ({ report: vi.fn<ActionRun['report']>(), signal: new AbortController().signal, values });
const move = (definition: Resource, to: string) => {
  const found = targetsOf(definition, new Set(['administrator']), [])
    .filter((target) => target.to === to)
    .at(-1);
  if (found === undefined) throw new Error('no such move');
  return found;
};
const made = (of: Resource, to: string, rows: Parameters<typeof makeMoves>[2], action: string, running = run()) =>
  makeMoves(of, move(of, to), rows, running, words(action));
const toasts = () => toastQueue.visibleToasts.map(({ content }) => content.message);

describe('moves of records', () => {
  beforeEach(() => {
    send.mockReset();
    toastQueue.clear();
  });

  it('tell the state that the answer names, and that the server led the record there', async () => {
    send.mockResolvedValueOnce({ eventStatus: '3' });
    await made(event, '3', [{ id: '7', eventStatus: '4', eventTitle: '路灯不亮' }], '核查不通过');
    await vi.waitFor(() => expect(toasts()).toEqual(['已完成“核查不通过”：事件“路灯不亮”现在是“处理中”']));
    toastQueue.clear();
    send.mockResolvedValueOnce({ eventStatus: '2' });
    await made(event, '1', [{ id: '7', eventStatus: '7', eventTitle: '路灯不亮' }], '重新上报');
    await vi.waitFor(() => expect(toasts()).toEqual(['已完成“重新上报”：系统把事件“路灯不亮”继续转到了“待签收”']));
  });

  it('read the record where the answer names no state', async () => {
    send.mockResolvedValueOnce({ id: '9', rev: 2 }).mockResolvedValueOnce({ id: '9', isEnabled: 0 });
    await made(eventcategory, '0', [{ id: '9', isEnabled: 1, categoryName: '噪声' }], '停用');
    await vi.waitFor(() => expect(toasts()).toEqual(['已完成“停用”：事件类别“噪声”现在是“停用”']));
    expect(send.mock.calls.map(([path]) => path)).toEqual(['event/eventcategory/submit', 'event/eventcategory/detail']);
  });

  it('are counted where there are several, and told of by their failures where some failed', async () => {
    send.mockResolvedValue({ eventStatus: '3' });
    const rows = ['7', '8'].map((id) => ({ id, eventStatus: '4' }));
    await made(event, '3', rows, '核查不通过');
    expect(toasts()).toEqual(['已完成“核查不通过”：共 2 条']);
    toastQueue.clear();
    send.mockRejectedValueOnce(new Error('没有权限'));
    const failing = run();
    await made(event, '3', rows, '核查不通过', failing);
    expect(failing.report).toHaveBeenLastCalledWith(2, [{ id: '7', reason: '没有权限' }]);
    expect(toasts()).toEqual([]);
  });

  it('say nothing where the server refused', async () => {
    send.mockRejectedValueOnce(new Error('没有权限'));
    await expect(made(event, '3', [{ id: '7', eventStatus: '4' }], '核查不通过')).rejects.toThrow('没有权限');
    expect(toasts()).toEqual([]);
  });

  it('ask for a department or a person before anything is sent', () => {
    const { prompt } =
      targetsOf(event, new Set(['administrator']), []).find(({ label }) => label === '受理并分派') ?? {};
    if (prompt === undefined) throw new Error('nothing asked');
    const { validate, whole } = moveForm(prompt, [], say);
    expect(whole?.({ nextDeptId: '', nextUserId: '', opinion: '' })).toEqual([
      { field: 'nextDeptId', message: '请选择处理部门或处理人' },
    ]);
    expect(whole?.({ nextDeptId: '', nextUserId: '5', opinion: '' })).toEqual([]);
    expect(validate?.({ nextDeptId: '', nextUserId: '', opinion: '' })).toEqual([]);
  });

  it('ask for what an event lacks, beginning with what it says', () => {
    const { prompt } = targetsOf(event, new Set(['administrator']), []).find(({ label }) => label === '重新上报') ?? {};
    if (prompt === undefined) throw new Error('nothing asked');
    const { fields, values } = moveForm(
      prompt,
      [{ id: '7', eventStatus: '7', address: '枫桥路', eventDesc: '积水', images: '' }],
      say,
    );
    expect(fields.map(({ name, required = false }) => [name, required])).toEqual([
      ['address', false],
      ['eventDesc', false],
      ['images', false],
    ]);
    expect(values).toEqual({ address: '枫桥路', eventDesc: '积水', images: '' });
  });

  it('are made by the call of another register where that stores them', async () => {
    send.mockResolvedValueOnce({ id: '8' }).mockResolvedValueOnce({ id: '7', eventStatus: '6' });
    await made(
      event,
      '6',
      [{ id: '7', eventStatus: '5', eventTitle: '路灯不亮' }],
      '评价办结',
      run({ satisfaction: '5' }),
    );
    await vi.waitFor(() => expect(toasts()).toEqual(['已完成“评价办结”：事件“路灯不亮”现在是“6”']));
    expect(send.mock.calls.map(([path, , input]) => [path, input])).toEqual([
      ['event/eventevaluate/submit', { satisfaction: '5', eventId: '7' }],
      ['event/event/detail', { id: '7' }],
    ]);
  });
});
