import { get } from './call.ts';
import { resource } from './resource.ts';

/** An entry of the side bar as `routes` sends it; `children` is left out where there are none. */
export interface MenuItem {
  id: string;
  parentId: string;
  code: string;
  name: string;
  path: string;
  /** Icon name. */
  source: string;
  sort: number;
  /** 1 opens here, 2 in a new window. */
  isOpen: number;
  /** The roles that may see it, where the server leaves that to the page. */
  meta?: { roles?: readonly string[] };
  /** What is added to its address; `target` asks for a new window. */
  query?: Readonly<Record<string, string>>;
  children?: MenuItem[];
}

/** A permission code below its menu; the leaves are the codes that a person holds. */
export interface ButtonNode {
  id: string;
  code: string;
  name: string;
  children?: ButtonNode[];
}

/** An entry of the top bar. */
export interface TopMenuItem {
  id: string;
  code: string;
  name: string;
  source: string;
}

/**
 * What every page asks of `blade-system/menu`: the menus and permissions of the person signed in. It stands apart, so
 * that no page waits for the fields and calls by which menus are administered.
 */
export const menuOfPerson = resource('blade-system/menu', {
  label: '菜单',
  fields: {},
  calls: {
    /** The menus that the person may open, as a tree, named in the language of `Accept-Language`. */
    routes: get<{ topMenuId?: string }, MenuItem[]>('routes', {
      blank: [{ code: '', name: '', path: '' }],
      access: 'session',
    }),
    buttons: get<void, ButtonNode[]>('buttons', { blank: [{ code: '' }], access: 'session' }),
    topMenu: get<void, TopMenuItem[]>('top-menu', { blank: [], access: 'session' }),
  },
});
