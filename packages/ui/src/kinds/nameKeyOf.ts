/** The key under which a row says what a reference is called. */
export const nameKeyOf = (name: string): string => (name === 'parentId' ? 'parentName' : `${name}Name`);
