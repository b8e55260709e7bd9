import { bar, face, strip, tag } from '../TagBar/TagBar.css.ts';

/** Keeps the room of the tag bar until its code is there. */
export function TagBarSkeleton() {
  return (
    <div className={bar} aria-hidden="true">
      <div className={strip}>
        <div className={tag} style={{ visibility: 'hidden' }}>
          <span className={face} />
        </div>
      </div>
    </div>
  );
}
