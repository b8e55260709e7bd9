import type { Seed } from '../../town/Seed.ts';
import { postId, posts } from '../../town/people/staff.ts';

/** Start data of 岗位 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: () =>
    posts.map(([postCode, postName, category], n) => ({
      id: postId(postCode),
      category,
      postCode,
      postName,
      sort: n + 1,
    })),
};
