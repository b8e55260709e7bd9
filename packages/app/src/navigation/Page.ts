import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/**
 * A page with an address of its own, outside of the menu: what is known of it before its code is there, and the way to
 * its code.
 */
export interface Page {
  /** Its address; `:name` stands for a part that differs. */
  path: string;
  /** Its tag label, which is also the title of the window; a part `:name` of the address is added to it. */
  title: MessageDescriptor;
  /** Who may see it: people signed in, people not signed in, or both. */
  access: 'member' | 'guest' | 'anyone';
  /** Whether it gets a tag; default true. */
  isTab?: boolean;
  /** Whether its state is kept while another tag is shown; default true. */
  isKept?: boolean;
  /** Whether it fills the window, without bars and menu; default false. */
  isFull?: boolean;
  /** Whether those alone see it in whose menu it stands; default false. */
  isOfMenu?: boolean;
  /** Other addresses that lead to it; none by default. */
  redirects?: readonly string[];
  /** Loads its component. */
  load: () => Promise<ComponentType>;
}

/** The first page (specification, section 9). */
export const HOME = '/wel/index';
