import { type Buildinginfo, buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { buildingunit } from '@lattice/api/resources/source/buildingunit';
import { expect, screen, userEvent } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer } from '../../fixtures/answer.ts';
import { chooseInMore } from '../../fixtures/chooseInMore.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Buildings', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

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
  args: listOf(buildinginfo, '和平家园', [building('1', '02', 6), building('2', '02', 6), building('3', '03', 18)]),
};

/** Units that a building has on paper alone are made with their houses. */
export const MissingUnits: ScreenStory = {
  args: listOf(
    buildinginfo,
    '和平家园',
    [{ ...building('1', '02', 6), registeredUnits: '1' }],
    holds(...allOf(buildinginfo), ...allOf(buildingunit)),
    answer(buildingunit, 'autoSaveUnit', { unitCount: 1, houseCount: 12 }),
  ),
  play: onceDrawn(async () => {
    await chooseInMore('生成单元');
    await expect(
      await screen.findByText(kitText('每个单元的房屋按楼栋的层数和每层户数一并生成，已登记的单元不变。')),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: kitText('生成') }));
    await expect(await screen.findByText(kitPattern(/已生成 1 个单元，12 套房屋/))).toBeVisible();
  }),
};
