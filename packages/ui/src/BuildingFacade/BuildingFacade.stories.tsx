import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BuildingFacade, type FacadeHouse, type FacadeUnit } from './BuildingFacade.tsx';
import { inCard } from '../fixtures/surroundings.tsx';

const uses = [
  ['自住', 'success'],
  ['出租', 'info'],
  ['空置', 'neutral'],
  ['经营', 'warning'],
] as const;
const house = (unit: number, floorNo: number, at: number): FacadeHouse => {
  const roll = unit * 7 + floorNo * 5 + at * 3;
  const [use, tone] = uses[roll % 4] ?? uses[0];
  return {
    id: `${unit}-${floorNo}-${at}`,
    no: floorNo < 0 ? `车位${at}` : `${floorNo}0${at}`,
    use,
    tone,
    people: tone === 'neutral' ? 0 : 1 + (roll % 4),
    keyPersons: roll % 9 === 0 ? 1 : 0,
    hasHazard: roll % 11 === 0,
  };
};
const building = (units: number, top: number, across: number): FacadeUnit[] =>
  Array.from({ length: units }, (_, unit) => ({
    id: String(unit),
    name: `${unit + 1}单元`,
    floors: [...Array.from({ length: top }, (_floor, at) => top - at), -1].map((floorNo) => ({
      floorNo,
      houses: Array.from({ length: across }, (_house, at) => house(unit, floorNo, at + 1)),
    })),
  }));

/**
 * **Do** use it to see at a glance how the houses of a building are used and where to look closer. **Do not** put more
 * into a cell: what a house holds is shown when it is opened.
 */
export default {
  component: BuildingFacade,
  args: { label: '河湾小区 3 栋', units: building(3, 6, 2), onOpen: fn() },
  decorators: [inCard],
} satisfies Meta<typeof BuildingFacade>;
type Story = StoryObj<typeof BuildingFacade>;

export const Six: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('table');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^601[，,]/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('1-5-1');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('data-house', '0-6-2');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
    await expect(document.activeElement).toHaveAttribute('data-house', '0-6-2');
  },
};

export const Tower: Story = { args: { units: building(1, 16, 3) } };

export const Wide: Story = { args: { units: building(7, 2, 2) } };

/** A plan of a building, whose houses are not there yet. */
export const Plan: Story = {
  args: { onOpen: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
