import { type CheckIn, type WalkPoint, itemResults } from '@lattice/api/patrolCalls';

/** What was found at a point. */
export interface Found {
  /** Numbers of the items that are not in order. */
  wrong: readonly number[];
  /** What becomes of it: 2 dealt with on the spot, 3 raised as an event. */
  result: '2' | '3';
  words: string;
  images: string;
}

/** Nothing is wrong, and nothing was taken. */
export const nothingFound: Found = { wrong: [], result: '3', words: '', images: '' };

/** What was found as a check-in says it. */
export const asCheckIn = (
  { checkItems }: WalkPoint,
  { wrong, result, words, images }: Found,
): Pick<CheckIn, 'checkResult' | 'checkItems' | 'abnormalDesc' | 'images'> => ({
  checkResult: wrong.length === 0 ? '1' : result,
  checkItems: checkItems.map(({ itemNo, itemName }) => ({
    itemNo,
    itemName,
    result: wrong.includes(itemNo) ? itemResults.wrong : itemResults.fine,
  })),
  abnormalDesc: wrong.length === 0 ? '' : words,
  images,
});
