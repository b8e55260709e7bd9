import { crud } from '@lattice/api/call';
import { idcard, phone, text } from '@lattice/api/field';
import { mask } from '@lattice/api/mask';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { resource } from '@lattice/api/resource';
import { tableStatements } from '@lattice/server/table/schema';
import { tableOf } from '@lattice/server/table/table';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';

/** A register in the place of a real one, so that its permissions are those of real roles. */
const people = resource('source/roadinfo', {
  label: roadinfo.label,
  title: 'routeName',
  menu: { icon: 'iconfont iconicon_road', sort: 1 },
  fields: {
    ...roadinfo.fields,
    personName: text('姓名', { search: true, list: true, sensitive: 'name' }),
    cardNo: idcard('证件号码', { search: true, list: true, sensitive: 'idcard' }),
    mobile: phone('手机', { search: true, list: true, sensitive: 'phone' }),
    home: text('住址', { search: true, list: true, sensitive: 'address' }),
    illness: text('疾病', { search: true, sensitive: 'health' }),
  },
  calls: { ...crud },
});

const persons = [
  ['汪芷莉', '980102199001011230', '13800001234', '云岚市清溪镇枫桥路8号', '高血压'],
  ['欧阳云', '980102199001021237', '13900001234', '云岚市清溪镇东风路6号', ''],
  ['欧阳', '980102198501011238', '13700005678', '清溪街道', ''],
  ['汪洋', '98010219850303123X', '13600007777', '枫', '糖尿病'],
] as const;
const MASKED = ['personName', 'cardNo', 'mobile', 'home', 'illness'] as const;

const options = { paths: /^(blade-(auth|user|system)|grid\/grid$)/, extra: [people] };

inTown('search in masked values on $name', options, ({ town, gridman }) => {
  const ask = (query: Readonly<Record<string, string>>, visitor = gridman) =>
    visitor.ask(`source/roadinfo/page?${new URLSearchParams({ size: '200', routeName: '遮盖样本', ...query })}`);
  const found = async (query: Readonly<Record<string, string>>, visitor = gridman) =>
    (await ask(query, visitor).data<{ records: { remark: string }[] }>()).records
      .map(({ remark }) => Number(remark))
      .toSorted((one, other) => one - other);
  const where = (join: 'and' | 'or', ...conditions: readonly [field: string, operator: string, value: string][]) => ({
    where: JSON.stringify({
      join,
      conditions: conditions.map(([field, operator, value]) => ({ field, operator, value })),
    }),
  });

  beforeAll(async () => {
    const id = await town.text('select id::text as id from grid_grid order by id limit 1');
    for (const [at, [personName, cardNo, mobile, home, illness]] of persons.entries())
      await town.db.query(
        `insert into source_roadinfo (id, route_name, remark, gridding_id, person_name, card_no, mobile, home, illness)
       values ($1, '遮盖样本', $2, $3, $4, $5, $6, $7, $8)`,
        [String(900 + at), String(at), id ?? null, personName, cardNo, mobile, home, illness],
      );
  });

  it.each([
    ['the whole number', { cardNo: '980102199001011230' }, [0]],
    ['its last four digits', { cardNo: '1237' }, [1]],
    ['a check letter, small', { cardNo: '123x' }, [3]],
    ['the end of a mobile number', { mobile: '1234' }, [0, 1]],
    ['a surname', { personName: '汪' }, [0, 3]],
    ['a surname of two characters, which may be a name', { personName: '欧阳' }, [1, 2]],
    ['the first character of such a name', { personName: '欧' }, [2]],
    ['a whole name', { personName: '汪洋' }, [3]],
    ['part of a name', { personName: '芷莉' }, []],
    ['the visible part of an address', { home: '清溪镇' }, [0, 1]],
    ['a hidden part of it', { home: '枫桥路' }, []],
    ['a whole address', { home: '云岚市清溪镇枫桥路8号' }, [0]],
    ['a whole short address', { home: '枫' }, [3]],
    ['part of an illness', { illness: '血压' }, []],
    ['an illness', { illness: '高血压' }, [0]],
    ['like', { cardNo_like: '1237' }, [1]],
    ['equal, which takes the whole alone', { personName_equal: '汪' }, []],
  ])('finds by %s', async (_, query, rows) => {
    expect(await found(query)).toEqual(rows);
  });

  it('finds the same by conditions', async () => {
    expect(await found(where('and', ['cardNo', 'like', '1237'], ['personName', 'like', '欧阳']))).toEqual([1]);
    expect(await found(where('or', ['mobile', 'like', '5678'], ['personName', 'equal', '汪洋']))).toEqual([2, 3]);
    expect(await found(where('and', ['cardNo', 'notnull', '']))).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['digits within a number', { cardNo: '19900101' }],
    ['its beginning', { cardNo: '9801021' }],
    ['its first six digits', { cardNo_likeright: '980102' }],
    ['five digits at its end', { cardNo_likeleft: '11237' }],
    ['what it does not hold', { cardNo_notlike: '1990' }],
    ['what it is not', { cardNo_notequal: '980102199001011230' }],
    ['a range', { cardNo_ge: '980102199001011230' }],
    ['a name that is greater', { personName_gt: '汪' }],
    ['wildcards', { mobile: '13_%' }],
    ['two conditions on one field', { cardNo: '1237', ...where('and', ['cardNo', 'like', '1230']) }],
    ['many whole numbers at once', where('and', ['cardNo', 'in', '980102199001011230,980102199001021237'])],
    ['many conditions', where('or', ['mobile', 'equal', '13800001234'], ['mobile', 'equal', '13900001234'])],
  ])('refuses %s', async (_, query) => {
    expect(await ask(query).status()).toBe(400);
  });

  it('says in words what is needed', async () => {
    expect(await ask({ cardNo: '9801021' }).msg()).toBe('“证件号码”已部分隐藏，请输入完整号码，或最后四位');
  });

  /** Everything that a list tells: which rows, in which order, or that it refuses. */
  const searchedWith = async (query: Readonly<Record<string, string>>) => {
    const { status, body } = await ask(query);
    return status === 200
      ? (body.data as { records: { remark: string }[] }).records.map(({ remark }) => remark)
      : status;
  };

  it('tells nothing of what a mask hides, whatever is asked', async () => {
    const twins = [
      ['赵甲一', '980102199001011239', '13811114321', '云岚市清溪镇甲路1号', '甲'],
      ['赵乙二', '110105196112121239', '13822224321', '云岚市清溪镇乙路2号', '乙'],
    ] as const;
    const insert = async (twin: (typeof twins)[number]) => {
      await town.db.query('delete from source_roadinfo where id = 950');
      await town.db.query(
        `insert into source_roadinfo (id, route_name, remark, person_name, card_no, mobile, home, illness, gridding_id)
       select 950, '遮盖样本', '9', $1, $2, $3, $4, $5, gridding_id from source_roadinfo where id = 900`,
        [...twin],
      );
    };
    const classes = {
      personName: 'name',
      cardNo: 'idcard',
      mobile: 'phone',
      home: 'address',
      illness: 'health',
    } as const;
    const alike = MASKED.filter(
      (field, at) => mask(classes[field], twins[0][at] ?? '') === mask(classes[field], twins[1][at] ?? ''),
    );
    expect(alike).toEqual(['personName', 'mobile', 'home', 'illness']);
    const suffixes = ['', ...'_like _likeleft _likeright _notlike _equal _notequal _ge _gt _le _lt'.split(' ')];
    const probes = twins.flatMap((twin) =>
      MASKED.flatMap((field, at) => {
        const whole = twin[at] ?? '';
        const parts = Array.from({ length: whole.length }, (_, from) => [
          whole.slice(from),
          whole.slice(0, from),
          whole.slice(from, from + 3),
          whole.slice(from, from + 4),
        ]).flat();
        return [...new Set(parts)]
          .filter((part) => part !== '' && part !== whole)
          .flatMap((part) => suffixes.map((suffix) => ({ [`${field}${suffix}`]: part })));
      }),
    );
    const questions: readonly Readonly<Record<string, string>>[] = [
      ...probes,
      ...MASKED.map((field) => ({ ascs: field })),
      ...MASKED.map((field) => ({ descs: field })),
      ...MASKED.flatMap((field) =>
        ['like', 'notequal', 'gt', 'lt', 'in'].map((operator) => where('and', [field, operator, '980102'])),
      ),
    ];
    await insert(twins[0]);
    const first = [];
    for (const question of questions) first.push([question, await searchedWith(question)]);
    await insert(twins[1]);
    const second = [];
    for (const question of questions) second.push([question, await searchedWith(question)]);
    expect(second).toEqual(first);
  }, 120_000);

  it('gives people who see values plainly every search', async () => {
    const admin = await town.visit('admin');
    expect(await found({ cardNo: '19900101' }, admin)).toEqual([0]);
    expect(await found({ personName: '芷莉' }, admin)).toEqual([0]);
  });

  it('has an index for what is visible', async () => {
    expect(tableStatements(tableOf(people)).filter((statement) => statement.includes('_visible_idx'))).toHaveLength(3);
    const plan = await town.db.tx(async (sql) => {
      await sql.query('set local enable_seqscan = off');
      return sql.query<Record<string, string>>(
        `explain select 1 from source_roadinfo t
        where t.tenant_id = '000000' and upper(right(t."card_no", 4)) = '1237'`,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain('source_roadinfo_card_no_visible_idx');
  });
});
