/** Where a flat is, as people say it: a residence, a building, a unit and a room; '' for what is not said. */
export interface HousePlace {
  community: string;
  building: string;
  unit: string;
  room: string;
}

const NUMBER = String.raw`\d{1,4}[A-Za-z]?`;
const BY_DASHES = new RegExp(
  String.raw`^(?<community>.*?)\s*(?<building>${NUMBER})\s*[-－]\s*(?:(?<unit>${NUMBER})\s*[-－]\s*)?(?<room>${NUMBER})$`,
  'u',
);
const IN_WORDS = new RegExp(
  String.raw`^(?<community>.*?)\s*(?<building>${NUMBER})\s*(?:号楼|幢|栋|座)` +
    String.raw`\s*(?:(?<unit>${NUMBER})\s*单元)?\s*(?<room>${NUMBER})\s*(?:室|号)?$`,
  'u',
);
const WITHOUT_ROOM = new RegExp(
  String.raw`^(?<community>.*?)\s*(?<building>${NUMBER})\s*(?:号楼|幢|栋|座)\s*(?:(?<unit>${NUMBER})\s*单元)?$`,
  'u',
);
const ROOM_ALONE = new RegExp(String.raw`^(?<community>\D+?)\s*(?<room>${NUMBER})\s*(?:室|号)?$`, 'u');

/**
 * Reads a place such as “枫桥花园 3-2-501”, “枫桥花园3号楼2单元501室”, “枫桥花园3号楼” or “柳塘村 18号”; null for other
 * words.
 */
export function housePlace(words: string): HousePlace | null {
  const { groups } = [BY_DASHES, IN_WORDS, WITHOUT_ROOM, ROOM_ALONE].map((way) => way.exec(words)).find(Boolean) ?? {};
  if (groups === undefined) return null;
  const { community = '', building = '', unit = '', room = '' } = groups;
  return { community: community.trim(), building, unit, room };
}

/** The first number of a name, without leading zeros, such as 3 of “3号楼”; '' without one. */
export const numberIn = (name: unknown): string =>
  /\d+[A-Za-z]?/.exec(String(name ?? ''))?.[0].replace(/^0+(?=\d)/, '') ?? '';
