import { resourcePaths } from '../../records/resources.ts';

const tableName = (path: string): string => path.replaceAll(/[/-]/g, '_').toLowerCase();

/**
 * The path of the definition whose rows stand in a table of a BladeX database; undefined where there is none. Tables of
 * BladeX itself leave out the service: departments of `blade-system` stand in `blade_dept`.
 */
export function resourceOfTable(table: string): string | undefined {
  const paths = resourcePaths();
  return (
    paths.find((path) => tableName(path) === table) ??
    paths.find((path) => tableName(path.replace(/^blade-\w+\//, 'blade/')) === table)
  );
}
