/** A page of the rows of a register that belong to one record, at `/<path>/:id/:name`. */
export interface FilteredPage {
  /** The register whose rows are shown. */
  path: string;
  /** Its field that refers to the record. */
  field: string;
  /** The register of the record, whose rows lead there. */
  of: string;
}

/** The pages of rows that belong to one record. */
export const filteredPages = [
  { path: 'cms/article', field: 'categoryId', of: 'cms/articlecategory' },
  { path: 'cms/messageReceiver', field: 'messageId', of: 'cms/messageMain' },
  { path: 'dispatch/devWarnRecord', field: 'categoryId', of: 'dispatch/resourcesdevicecategory' },
  { path: 'project/volunteRecord', field: 'activityId', of: 'project/volunteActivities' },
  { path: 'source/Massorganize', field: 'orgId', of: 'source/orgcomprehensive' },
] as const satisfies readonly FilteredPage[];

/** The address of the page of one record. */
export const filteredAddress = ({ path }: FilteredPage, id: string, name: string): string =>
  `/${path}/${id}/${encodeURIComponent(name)}`;
