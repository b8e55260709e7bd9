import { get } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** Figures of the grids in which a person works; of the whole town where there are none. */
export interface GridFigures {
  /** Names of the grids; '' for the whole town. */
  gridName: string;
  gridIds: Id[];
  population: number;
  houses: number;
  /** Events that are not done. */
  openEvents: number;
  /** Those of them that are over their time. */
  overdueEvents: number;
  /** Events reported today. */
  todayEvents: number;
}

/** 工作台: the figures of the home page; everybody may see their own. */
export const dashboard = resource('blade-desk/dashboard', {
  label: '工作台',
  fields: {},
  calls: {
    info: get<void, GridFigures>('info', { access: 'session' }),
  },
});
