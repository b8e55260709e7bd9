/** A group of registers below an area. */
export interface AreaGroup {
  label: string;
  /** Icon name as the wire spells it. */
  icon: string;
}

/**
 * A page of an area that is no register; its address is that of the area and its key, which may have several parts; its
 * code is `pageCode`.
 */
export interface AreaPage extends AreaGroup {
  /** What may be granted on it besides seeing it, by the keys of `actionNames`. */
  actions?: readonly string[];
  /** Path of the register to which it adds records: a role of the catalogue that may add to it sees the page. */
  addsTo?: string;
  /** Path of the definition that it shows: a role of the catalogue that may read it sees the page. */
  shows?: string;
  /** Path of the register whose new records it moves on: a role of the catalogue that may do so sees the page. */
  begins?: string;
  /** Roles of the catalogue that see the page. */
  roles?: readonly string[];
}

/** The code of a page in the menu: area and key joined by `_`. */
export const pageCode = (area: string, key: string): string => `${area}_${key.replaceAll('/', '_')}`;

/** A part of the product: the entry of the side bar below which its registers stand. */
export interface Area extends AreaGroup {
  /** Place in the side bar, from 1. */
  sort: number;
  /**
   * Its groups in order, by the key that a definition's `menu.group` names; they stand below the registers without a
   * group.
   */
  groups?: Readonly<Record<string, AreaGroup>>;
  /** Its pages in order, by the last part of their address. */
  pages?: Readonly<Record<string, AreaPage>>;
  /** Its pages are for everybody who is signed in, whatever their roles are granted; default false. */
  isForAll?: boolean;
}
