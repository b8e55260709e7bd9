import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Every token of the kit, by kind and role. A theme gives each colour, radius, shadow, shape and image a value; density and text size give the rest. */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: null, canvasEnd: null, surface: null, raised: null, sunken: null, backdrop: null,
      text: null, textMuted: null, textDisabled: null, neutralSoft: null,
      border: null, borderControl: null, focusRing: null,
      accent: null, accentHover: null, accentPressed: null, onAccent: null, accentSoft: null, accentText: null,
      success: null, onSuccess: null, successSoft: null, successText: null,
      warning: null, onWarning: null, warningSoft: null, warningText: null,
      critical: null, criticalHover: null, onCritical: null, criticalSoft: null, criticalText: null,
      info: null, onInfo: null, infoSoft: null, infoText: null,
      sidebar: null, sidebarEnd: null, onSidebar: null, onSidebarMuted: null, sidebarHover: null, sidebarActive: null, onSidebarActive: null, sidebarLine: null,
      topbar: null, topbarEnd: null, onTopbar: null, topbarHover: null, topbarLine: null,
      tagbar: null, onTagbar: null, tagHover: null, tagActive: null, onTagActive: null, tagLine: null,
      series2: null, series3: null, series4: null,
      cardLine: null,
      tableHeader: null, onTableHeader: null, rowStripe: null, rowHover: null, rowSelected: null,
      loginBackdrop: null, loginBackdropEnd: null, lockBackdrop: null, lockBackdropEnd: null, gatePattern: null,
      brand: null, brandEnd: null, onBrand: null,
    },
    radius: { control: null, card: null, pill: null },
    shadow: { card: null, overlay: null },
    shape: { entry: null, entryInset: null, entryMark: null, tag: null, tagInset: null, tagMark: null, tagDot: null },
    image: { gate: null },
    space: { xs: null, sm: null, md: null, lg: null, xl: null, gutter: null },
    size: { control: null, controlSmall: null, row: null, icon: null, target: null, topbar: null, sidebar: null },
    font: { body: null, mono: null, small: null, base: null, large: null, title: null, line: null },
    motion: { fast: null, normal: null },
  },
  (_value, path) => `lt-${path.join('-')}`,
);
