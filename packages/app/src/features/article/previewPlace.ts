/** The address at which an article is looked at as its readers see it. */
export const previewPlace = (id: string): string => `/cms/articlePreview/${id}`;
