import type { ScaleFile } from '@lattice/api/psychology/scaleFile';
import type { Page } from '@lattice/api/call';
import type { Removal } from '@lattice/api/resources/blade-desk/recycle';
import { scale } from '@lattice/api/resources/psychological/scale';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { scalefactorgroupresult } from '@lattice/api/resources/psychological/scalefactorgroupresult';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('scales as files on $name', {}, ({ town, psyadmin }) => {
  const idOf = async (name: string) => {
    const { records } = await psyadmin.client(scale).page({ current: 1, size: 1, scaleName: name });
    return records[0]?.id ?? '';
  };
  const file = async (id: string) => await psyadmin.ask(`${scale.path}/file?id=${id}`).data<ScaleFile>();
  const take = (text: string, visitor = psyadmin) => visitor.post(`${scale.path}/takeFile`, { file: text });

  it('come back whole, not enabled and under a code of their own', async () => {
    const written = await file(await idOf('PHQ-9'));
    expect(written.items).toHaveLength(9);
    const { status, body } = await take(JSON.stringify(written));
    expect(status).toBe(200);
    const { id } = body.data as { id: string };
    const taken = await psyadmin.client(scale).detail(id);
    expect(taken).toMatchObject({ status: '0', scaleCode: `${String(written.scale.scaleCode)}_V2`, itemCount: 9 });
    const again = await file(id);
    // Switches of the demo town are stored as true and false, those that are written as 1 and 0.
    const { warnRule } = again.scale;
    expect(again).toEqual({ ...written, scale: { ...written.scale, scaleCode: taken.scaleCode, warnRule } });
    expect(warnRule).toEqual({ any: [{ riskItem: 1 }] });
    const copy = await psyadmin.post(`${scale.path}/copy`, { id });
    const { scale: head, ...parts } = await file((copy.body.data as { id: string }).id);
    expect(parts).toEqual({ ...again, scale: undefined });
    expect(head.scaleCode).toBe(`${String(written.scale.scaleCode)}_V3`);
  });

  it('bring their category along, but neither pictures nor states', async () => {
    const written = await file(await idOf('GAD-7'));
    const { body } = await take(
      JSON.stringify({
        ...written,
        category: '新的分类',
        scale: { ...written.scale, scaleCode: 'GAD7_NEW', cover: 'https://evil.example/a.png', status: '1' },
      }),
    );
    const taken = await psyadmin.client(scale).detail((body.data as { id: string }).id);
    expect(taken).toMatchObject({ scaleCode: 'GAD7_NEW', scaleCategoryIdName: '新的分类', cover: '', status: '0' });
  });

  it('have no score with two results, and are not enabled while one has none', async () => {
    const written = await file(await idOf('GAD-7'));
    const [first, ...others] = written.ranges;
    const upTo = async (maxScore: unknown) =>
      (await take(JSON.stringify({ ...written, ranges: [{ ...first, maxScore }, ...others] }))).body;
    const end = Number(first?.maxScore);
    expect((await upTo(end + 1)).msg).toBe(`因子结果定义 2：最低分的范围与“0–${end + 1}”重叠`);
    const { id } = (await upTo(end - 1)).data as { id: string };
    const enable = async () => await psyadmin.post(`${scale.path}/submit`, { id, status: '1' }).msg();
    const name = String(written.factors[0]?.factorName);
    expect(await enable()).toBe(`因子“${name}”的 ${end - 1}–${end} 分没有结果定义，请补齐后再启用量表`);
    expect(await psyadmin.client(scale).detail(id)).toMatchObject({ status: '0' });
    const { records } = await psyadmin.client(scalefactorgroupresult).page({ current: 1, size: 9, hmid: id });
    const short = records.find(({ maxScore }) => Number(maxScore) === end - 1);
    await psyadmin.client(scalefactorgroupresult).submit({ id: short?.id ?? '', maxScore: String(end) as never });
    expect(await enable()).toBe('操作成功');
  });

  it('are refused as a whole where a row is not right, which is named', async () => {
    const written = await file(await idOf('GAD-7'));
    const items = written.items.map((item, at) => (at === 2 ? { ...item, itemTitle: '' } : item));
    const before = (await psyadmin.client(scale).page({ current: 1, size: 1 })).total;
    const { status, body } = await take(JSON.stringify({ ...written, items }));
    expect(status).toBe(400);
    expect(body.msg).toMatch(/^量表题目 3：/);
    expect(await take('{"lattice":"flow"}').msg()).toContain('不是从量表编辑页导出的量表');
    expect((await psyadmin.client(scale).page({ current: 1, size: 1 })).total).toBe(before);
    expect(await take(JSON.stringify(written), await town.visit('counsellor')).status()).toBe(403);
  });

  it('are removed with their parts, and come back with exactly those; one that was answered stays', async () => {
    const { body } = await take(JSON.stringify(await file(await idOf('GAD-7'))));
    const { id } = body.data as { id: string };
    const items = async () =>
      (await psyadmin.client(scaledetail).page({ current: 1, size: 50, hmid: id })).records.map((row) => row.id);
    const [gone = ''] = await items();
    await psyadmin.client(scaledetail).remove([gone]);
    const [before, whole] = [await items(), await file(id)];
    await psyadmin.client(scale).remove([id]);
    expect(await items()).toEqual([]);
    expect(await psyadmin.post(`${scale.path}/restore?ids=${id}`).status()).toBe(200);
    expect([await items(), await file(id)]).toEqual([before, whole]);
    await psyadmin.client(scale).remove([id]);
    const bin = await psyadmin.ask('blade-desk/recycle/page?current=1&size=1&path=psychological/scale');
    const [entry] = (bin.body.data as Page<Removal>).records;
    const parts = before.length + whole.factors.length + whole.norms.length + whole.ranges.length;
    expect(entry).toMatchObject({ count: 1, followers: parts });
    const back = await psyadmin.post(`blade-desk/recycle/bring-back?id=${entry?.id ?? ''}`);
    expect(back.body.data).toEqual({ restored: 1 + parts });
    expect([await items(), await file(id)]).toEqual([before, whole]);
    const answered = await town.text('select hmid::text as hmid from psychological_appletanswerrecord limit 1');
    const { items: questions } = await file(answered);
    await expect(psyadmin.client(scale).remove([answered])).rejects.toThrow('不能删除：仍被');
    expect((await file(answered)).items).toEqual(questions);
  });
});
