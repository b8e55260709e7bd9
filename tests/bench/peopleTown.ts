import type { Database } from '@lattice/server/db/Database';

/** Three people live in each house. */
const IN_A_HOUSE = 3;
const STEP = 30_000;

/** Degrees over which they live: 20 by 17 km. */
const GROUND = { width: 0.21, height: 0.15 };

/** Adds people and the houses in which they live, spread over ground around the town. */
export async function growPeople(db: Database, count: number): Promise<void> {
  const { rows } = await db.query<{ id: string }>('select id::text as id from grid_grid order by id');
  const grids = rows.map(({ id }) => id);
  for (let at = 0; at < count / IN_A_HOUSE; at += STEP) {
    const last = Math.min(at + STEP, Math.ceil(count / IN_A_HOUSE)) - 1;
    await db.query(
      `insert into source_houseinfo (id, tenant_id, house_no, house_status, gridding_id, lng, lat, create_time)
       select 7000000000000000000 + n, '000000', 'BENCH' || n, (1 + n % 4)::text, ($3::bigint[])[1 + n % $4],
         118.5 + $5::float8 * ((n * 7919) % 10007) / 10007.0, 30.0 + $6::float8 * ((n * 104729) % 10009) / 10009.0,
         now()
       from generate_series($1::bigint, $2::bigint) n`,
      [at, last, grids, grids.length, GROUND.width, GROUND.height],
    );
    await db.query(
      `insert into source_populationinfo (id, tenant_id, person_name, population_type, sex, gridding_id, house_id,
          create_time)
       select 7100000000000000000 + n * ${IN_A_HOUSE} + k, '000000', '王' || n, '0' || (1 + n % 2), (1 + k % 2)::text,
         ($3::bigint[])[1 + n % $4], 7000000000000000000 + n, now()
       from generate_series($1::bigint, $2::bigint) n cross join generate_series(0, ${IN_A_HOUSE - 1}) k`,
      [at, last, grids, grids.length],
    );
  }
  for (const table of ['source_houseinfo', 'source_populationinfo']) await db.query(`vacuum analyze ${table}`);
}
