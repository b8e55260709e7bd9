/** Name of the platform in each language; both are shown side by side. */
export const platform = {
  zh: '乡镇网格化社会治理平台',
  en: 'Township Grid Governance Platform',
};
