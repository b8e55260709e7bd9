import { crud } from '@lattice/api/call';
import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { buildingunit } from '@lattice/api/resources/source/buildingunit';
import { generate } from '../../domain/buildings/generate.ts';
import { preview, settingOf } from '../../domain/buildings/settings.ts';
import { structureOf } from '../../domain/buildings/structure.ts';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { detail, list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 楼栋. */
export const handlers = handle(buildinginfo, {
  autoSaveBuild: async (input, context) => generate(await settingOf(idIn(input, 'id'), context), context),
  getBuildingStructureAuto: async (input, context) => preview(await settingOf(idIn(input, 'id'), context)),
  getBuildingInfo: async (input, context) => {
    const id = idIn(input, 'id');
    const building = await detail(tableOf(buildinginfo), crud.detail, { id }, context);
    return { ...building, units: await list(tableOf(buildingunit), {}, { buildingId: id, ascs: 'unit_no' }, context) };
  },
  getBuildingStructure: async (input, context) => structureOf(idIn(input, 'id'), context),
});
