import { vars } from '@lattice/ui/theme/vars.css';
import { Component, type ReactNode } from 'react';
import { tall, wide } from './groups.ts';
import type { SheetPart } from './sheetParts.ts';

/** Shows the fault of one story in its place, so the others of the sheet still stand. */
class Place extends Component<{ children: ReactNode }, { fault?: string }> {
  override state: { fault?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { fault: String(error) };
  }
  override render() {
    return this.state.fault ?? this.props.children;
  }
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.lg,
  alignItems: 'start',
  padding: vars.space.lg,
} as const;

/** Stories of one purpose side by side, as still pictures: they take no focus. */
export function Sheet({ parts }: { parts: readonly SheetPart[] }) {
  return (
    <div style={grid} data-sheet={parts.length} inert>
      {parts.map(({ component, story, Story }) => (
        <section
          key={`${component} ${story}`}
          style={{
            gridColumn: wide.has(component) ? '1 / -1' : undefined,
            minWidth: 0,
            overflow: 'hidden',
            maxHeight: tall.has(component) ? 720 : 430,
            transform: 'translate(0)',
          }}
        >
          <div style={{ font: `11px ${vars.font.mono}`, color: vars.color.textMuted }}>
            {component} {story}
          </div>
          <Place>
            <Story />
          </Place>
        </section>
      ))}
    </div>
  );
}
