import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { buildingunit } from '@lattice/api/resources/source/buildingunit';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { housepopulationintermediate } from '@lattice/api/resources/source/housepopulationintermediate';
import { type Site, makeUnits } from '../../domain/buildings/generate.ts';
import type { Layout } from '../../domain/buildings/layout.ts';
import { handle } from '../../call/handle.ts';
import { idIn, numberIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';

/** Answers of 楼栋单元. */
export const handlers = handle(
  buildingunit,
  {
    autoSaveUnit: async (input, context) => {
      const q = new ReportQuery(context);
      const building = await q.one<Site & Pick<Layout, 'unitCount' | 'floorCount' | 'housesPerFloor'>>(
        `select t.id, t.community_id as "communityId", t.gridding_id as "griddingId",
          coalesce(t.address, '') as address, t.building_use as "buildingUse", coalesce(t.unit_count, 1) as "unitCount",
          coalesce(t.floor_count, 1) as "floorCount",
           coalesce(t.houses_per_floor, 2) as "housesPerFloor"
           from ${q.of(buildinginfo)} and t.id = ${q.p(idIn(input, 'buildingId'))}`,
      );
      const layout: Layout = {
        unitCount: numberIn(input, 'unitCount', building.unitCount, 20),
        floorCount: numberIn(input, 'floorCount', building.floorCount, 120),
        undergroundFloors: 0,
        startFloor: numberIn(input, 'startFloor', 1, 10),
        housesPerFloor: numberIn(input, 'housesPerFloor', building.housesPerFloor, 50),
        houseNoRule: optionalTextIn(input, 'houseNoRule', 4) || '1',
        skipFloors: [],
      };
      const made = await context.db.tx(async (sql) => {
        // Calls at once make the units of a building one after the other, so that the second finds those of the first.
        await sql.query('select 1 from source_buildinginfo where id = $1 for update', [building.id]);
        const counts = await makeUnits(sql, building, layout, (no) => `${no}单元`, context);
        await audit(sql, context, { action: 'autoSaveUnit', path: 'source/buildingunit', recordId: building.id });
        return counts;
      });
      if (made.unitCount === 0) throw new Refusal(400, say`这栋楼的单元已经齐全，没有需要生成的单元`);
      return made;
    },
  },
  {
    expressions: {
      residentCount: (andSeen) =>
        `select count(*)::int
          from source_housepopulationintermediate l
          join source_houseinfo h on h.id = l.house_id and h.is_deleted = 0${andSeen(houseinfo, 'h')}
       where h.unit_id = t.id and l.is_current = 1 and l.is_deleted = 0${andSeen(housepopulationintermediate, 'l')}`,
    },
  },
);
