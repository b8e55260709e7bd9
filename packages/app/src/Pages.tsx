import { type RouteObject, useRoutes } from 'react-router';
import { Frame } from './layout/Frame.tsx';
import { FrameSkeleton } from './layout/FrameSkeleton.tsx';
import { Gate } from './layout/Gate.tsx';
import { SessionResume } from './layout/SessionResume.tsx';
import { memberPages, pagesFor } from './layout/pageRoutes.tsx';
import { MemberPages } from './layout/tabs/MemberPages.ts';

const routes: RouteObject[] = [
  {
    element: (
      <SessionResume key="guest">
        <Gate />
      </SessionResume>
    ),
    children: pagesFor(['guest']),
  },
  {
    element: (
      <SessionResume key="member" fallback={<FrameSkeleton />}>
        <MemberPages value={memberPages}>
          <Frame />
        </MemberPages>
      </SessionResume>
    ),
    children: memberPages,
  },
];

/** Every address of the application. A session left by an earlier page is resumed before the first page is shown. */
export const Pages = () => useRoutes(routes);
