const names = {
  zh: { text: '乡镇网格化社会治理平台', lang: 'zh-CN' },
  en: { text: 'Township Grid Governance Platform', lang: 'en' },
};

/** The name of the platform in the language shown, and in the other one; both are shown together. */
export const platformName = (language: keyof typeof names) => ({ name: names[language], otherName: names[language === 'zh' ? 'en' : 'zh'] });
