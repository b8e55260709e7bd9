/** Number of the tenant that the first start fills. */
export const TENANT = '000000';
