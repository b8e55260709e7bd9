import { get } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** Figures of the grids in which a person works; of the whole town where there are none. */
export interface GridFigures {
  /** Names of the grids; '' for the whole town. */
  gridName: string;
  gridIds: Id[];
  /** Rows of registers that the person may read; null for others. */
  population: number | null;
  houses: number | null;
  /** Events that are not done. */
  openEvents: number | null;
  /** Those of them that are over their time. */
  overdueEvents: number | null;
  /** Events reported today. */
  todayEvents: number | null;
}

/** 工作台: the figures of the home page; everybody may see their own. */
export const dashboard = resource('blade-desk/dashboard', {
  label: '工作台',
  fields: {},
  calls: {
    info: get<void, GridFigures>('info', {
      blank: {
        gridName: '',
        gridIds: [],
        population: null,
        houses: null,
        openEvents: null,
        overdueEvents: null,
        todayEvents: null,
      },
      access: 'session',
    }),
  },
});
