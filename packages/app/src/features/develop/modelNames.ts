const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Code and class of a model by the name of its table, such as `townHouse` and `TownHouse`. */
export function modelNames(table: string): { modelCode: string; modelClass: string } {
  const modelClass = table
    .split(/[^a-z\d]+/i)
    .map(capital)
    .join('');
  return { modelCode: modelClass.slice(0, 1).toLowerCase() + modelClass.slice(1), modelClass };
}
