import { type BuildingStructure, buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { communityinfo } from '@lattice/api/resources/source/communityinfo';
import { communityset } from '@lattice/api/resources/source/communityset';
import { answer, answerAt, answerList, answerRow, answerRows } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Community set-up', tags: ['!autodocs'], play: isDrawn };
export default meta;

const rights = holds(...allOf(communityinfo), ...allOf(communityset), ...allOf(buildinginfo));
const communities = answerList(communityinfo, 'listCommunity', [
  { id: '1', communityName: '枫桥花园', communityCode: 'XQ0001', address: '枫桥路56号', buildingCount: 2 },
]);
const setting = {
  id: '5',
  setName: '枫桥花园二期',
  communityId: '1',
  buildingCount: 3,
  buildingNamePrefix: '{n}号楼',
  unitCount: 2,
  unitNameRule: '{n}单元',
  floorCount: 3,
  undergroundFloors: 1,
  startFloor: 1,
  housesPerFloor: 2,
  houseNoRule: '1',
  addressRule: '{community}{building}{unit}{room}室',
  isGenerated: 0,
} as const;

const unit = (unitNo: number): BuildingStructure['units'][number] => ({
  id: '',
  unitNo,
  unitName: `${unitNo}单元`,
  floors: [3, 2, 1].map((floorNo) => ({
    floorNo,
    houses: [1, 2].map((door) => ({
      id: '',
      houseNo: `${floorNo}0${door}`,
      floorNo,
      houseStatus: '',
      isRented: 0,
      hazardType: '',
      residentCount: 0,
      keyPersonCount: 0,
    })),
  })),
});

/** Before a community is chosen. */
export const Start: ScreenStory = {
  args: { address: '/source/communityset/setUp', shows: '请选择小区', answers: [rights, communities] },
};

/** A setting with what it would make; one of the names is taken. */
export const Preview: ScreenStory = {
  args: {
    address: '/source/communityset/setUp?set=5',
    shows: '第一栋的样子',
    answers: [
      rights,
      communities,
      answerRow(communityset, 'detail', setting),
      answer(buildinginfo, 'getBuildingStructureAuto', {
        id: '',
        buildingName: '1号楼',
        floorCount: 3,
        undergroundFloors: 1,
        units: [unit(1), unit(2)],
      }),
      answerRows(buildinginfo, 'page', [{ id: '9', buildingName: '1号楼' }]),
    ],
  },
};

/** What was made, which nothing refers to. */
export const Made: ScreenStory = {
  args: {
    address: '/source/communityset/setUp?set=5',
    shows: '撤销生成',
    answers: [
      rights,
      communities,
      answerRow(communityset, 'detail', { ...setting, isGenerated: 1 }),
      answerAt('GET', 'source/communityset/made', { buildingCount: 3, unitCount: 6, houseCount: 36, obstacles: [] }),
      answerRows(
        buildinginfo,
        'page',
        [1, 2, 3].map((n) => ({ id: String(n), buildingName: `${n}号楼` })),
      ),
    ],
  },
};
