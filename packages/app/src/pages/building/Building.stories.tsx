import { type BuildingStructure, buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Building front', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const uses = ['1', '2', '1', '5', '1', '3'];

const unit = (unitNo: number): BuildingStructure['units'][number] => ({
  id: String(unitNo),
  unitNo,
  unitName: `${unitNo}单元`,
  floors: [4, 3, 2, 1].map((floorNo) => ({
    floorNo,
    houses: [1, 2].map((door) => ({
      id: `${unitNo}${floorNo}0${door}`,
      houseNo: `${floorNo}0${door}`,
      floorNo,
      houseStatus: uses[(unitNo + floorNo * 2 + door) % uses.length] ?? '1',
      isRented: 0,
      hazardType: unitNo === 2 && floorNo === 3 && door === 1 ? '01' : '00',
      residentCount: (floorNo + door) % 4,
      keyPersonCount: floorNo === 2 && door === 2 ? 1 : 0,
    })),
  })),
});

/** The front of a building: units side by side, a cell for each house. */
export const Front: ScreenStory = {
  args: {
    address: '/source/houseinfo/houseStructureChart?building=1',
    shows: '6号楼',
    answers: [
      answer(buildinginfo, 'getBuildingStructure', {
        id: '1',
        buildingName: '6号楼',
        floorCount: 4,
        undergroundFloors: 0,
        units: [unit(1), unit(2)],
      }),
    ],
  },
};

/** Before a building is chosen. */
export const Empty: ScreenStory = { args: { address: '/source/houseinfo/houseStructureChart', shows: '请选择楼栋' } };
