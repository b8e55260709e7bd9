import { type Buildinginfo, buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Buildings', tags: ['!autodocs'], play: isDrawn };
export default meta;

const building = (id: string, buildingType: Buildinginfo['buildingType'], floorCount: number) => ({
  id,
  communityId: '1',
  communityIdName: '和平家园',
  buildingName: `${id}号楼`,
  buildingNo: `HP-${id}`,
  buildingType,
  floorCount,
  unitCount: 2,
  householdCount: floorCount * 4,
  populationCount: floorCount * 9,
  managerName: '周**',
});

/** The buildings, each with the way to its front. */
export const List: ScreenStory = {
  args: {
    address: '/source/buildinginfo',
    shows: '和平家园',
    answers: [
      holds(...allOf(buildinginfo)),
      answerRows(buildinginfo, 'page', [building('1', '02', 6), building('2', '02', 6), building('3', '03', 18)]),
    ],
  },
};
