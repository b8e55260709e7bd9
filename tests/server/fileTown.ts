import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import type { TestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { openFile } from './openFile.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';
import { roadIn } from './roadIn.ts';

/** Start data of a town whose records hold files. */
export const FILE_SEEDS = [
  'blade-system/dict',
  'blade-system/region',
  'grid/grid',
  'cms/article',
  'source/populationinfo',
];

/** A town with two people who read the same roads, whose pictures are the files. */
export interface FileTown extends Town {
  admin: Visitor;
  manager: Visitor;
  road: (more?: Record<string, unknown>) => Record<string, unknown>;
  /** The HTTP status of a file's address. */
  status: (address: string) => Promise<number>;
  /** Adds a road with pictures; gives its id. */
  add: (images: string) => Promise<string>;
  /** The pictures of a road as they are told to somebody, and as they are stored. */
  imagesOf: (id: string, who?: Visitor) => Promise<string>;
  stored: (id: string) => Promise<string>;
  /** Lets hours go by, and both sign in again. */
  later: (hours: number) => Promise<void>;
}

/** Opens such a town on a fresh database. */
export async function openFileTown(database: TestDatabase): Promise<FileTown> {
  const town = await openTown(database, { seeds: FILE_SEEDS });
  const road = await roadIn(town);
  const files: FileTown = {
    ...town,
    admin: await town.visit('admin'),
    manager: await town.visit('manager'),
    road,
    status: async (address) => (await openFile(town, address)).status,
    add: async (images) => ((await files.admin.client(roadinfo).submit(road({ images }))) as { id: string }).id,
    imagesOf: async (id, who = files.admin) => (await who.client(roadinfo).detail(id)).images,
    stored: async (id) => {
      const images = await town.text('select images from source_roadinfo where id = $1', [id]);
      return images;
    },
    later: async (hours) => {
      town.pass(hours * 3600);
      files.admin = await town.visit('admin');
      files.manager = await town.visit('manager');
    },
  };
  return files;
}
