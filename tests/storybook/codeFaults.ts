/**
 * What keeps a reader from using a piece of code, each as a phrase: names that a build shortened, no code at all, no
 * imports.
 */
export function codeFaults(code: string): string[] {
  const imported = [...code.matchAll(/^import ([^;]*?) from /gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  const declared = [...code.matchAll(/(?:function|const|class) (\w+)/g)].map(([, name = '']) => name);
  const known = new Set([...imported, ...declared]);
  const drawn = [...code.matchAll(/(?<![\w.)\]])<([A-Z]\w*)[\s/>]/g)].map(([, name = '']) => name);
  return [
    ...(imported.length === 0 ? [`no import in ${code.slice(0, 80)}`] : []),
    ...drawn.filter((name) => !known.has(name)).map((name) => `<${name}> comes from nowhere`),
    ...(code.match(/<(?:[cdefgjklmnortvwxyzs]|[a-z][A-Z])\b[^>]*>|function \w{1,2}\(\)|\[native code\]/g) ?? []).map(
      (shortened) => `${shortened} is no name that anybody wrote`,
    ),
  ];
}
