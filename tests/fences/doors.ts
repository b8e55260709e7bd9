import { importsOf } from './imports.ts';
import { resolveImport } from './resolveImport.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const doors: readonly (readonly [library: string, door: RegExp, place: string])[] = [
  ['wretch', /^packages\/api\/src\/transport\.ts$/, 'packages/api/src/transport.ts'],
  ['polyclip-ts', /^packages\/api\/src\/map\/areaFaults\.ts$/, 'packages/api/src/map/areaFaults.ts'],
  ['robust-predicates', /^packages\/geometry\/src\/ringEdges\.ts$/, 'packages/geometry/src/ringEdges.ts'],
  ['leaflet', /^packages\/ui\/src\/MapView\//, 'packages/ui/src/MapView'],
  ['geojson-vt', /^packages\/ui\/src\/MapView\//, 'packages/ui/src/MapView'],
  ['pmtiles', /^packages\/ui\/src\/MapView\//, 'packages/ui/src/MapView'],
  ['gcoord', /^packages\/ui\/src\/MapView\//, 'packages/ui/src/MapView'],
  ['hls.js', /^packages\/ui\/src\/LiveVideo\//, 'packages/ui/src/LiveVideo'],
  ['mpegts.js', /^packages\/ui\/src\/LiveVideo\//, 'packages/ui/src/LiveVideo'],
  [
    'livekit-client',
    /^packages\/app\/src\/features\/meeting\/liveKitRoom\.ts$/,
    'packages/app/src/features/meeting/liveKitRoom.ts',
  ],
  ['bpmn-js', /^packages\/ui\/src\/Flow(?:Viewer|Designer)\//, 'packages/ui/src/FlowViewer and FlowDesigner'],
  ['@electric-sql/pglite', /^packages\/server\/src\/db\//, 'packages/server/src/db'],
  [
    'ws',
    /^packages\/server\/src\/domain\/dispatch\/meeting\/|^tests\/server\/meeting(?:s\.test|Guest)\.ts$/,
    'packages/server/src/domain/dispatch/meeting',
  ],
  ['pg', /^packages\/server\/src\/db\//, 'packages/server/src/db'],
  ['@tanstack/react-table', /^packages\/ui\/src\/(?:DataTable|CrudTable)\//, 'packages/ui/src/DataTable and CrudTable'],
  ['bpmn-elements', /^packages\/server\/src\/flow\//, 'packages/server/src/flow'],
  ['bpmn-moddle', /^packages\/server\/src\/flow\//, 'packages/server/src/flow'],
  ['moddle-context-serializer', /^packages\/server\/src\/flow\//, 'packages/server/src/flow'],
  ['chinese-days', /^packages\/server\/src\/domain\/periods\//, 'packages/server/src/domain/periods'],
  ['@hono/node-server', /^packages\/server\/src\/start\/serve\.ts$/, 'packages/server/src/start/serve.ts'],
  [
    'sanitize-html',
    /^packages\/server\/src\/table\/write\/cleanHtml\.ts$/,
    'packages/server/src/table/write/cleanHtml.ts',
  ],
  ['dompurify', /^packages\/ui\/src\/HtmlView\//, 'packages/ui/src/HtmlView'],
  [
    '@zip.js/zip.js',
    /^packages\/(?:ui\/src\/Spreadsheet\/zip|server\/src\/documents)\/|^tests\/e2e\/sheetOf\.ts$/,
    'packages/ui/src/Spreadsheet/zip and packages/server/src/documents',
  ],
  ['papaparse', /^packages\/ui\/src\/Spreadsheet\/csv\//, 'packages/ui/src/Spreadsheet/csv'],
  ['qr', /^packages\/ui\/src\/CodeScanner\//, 'packages/ui/src/CodeScanner'],
  ['react-hook-form', /^packages\/ui\/src\/Form[A-Za-z]*\//, 'packages/ui/src/Form'],
];

/** Libraries that come in by a second door. */
export function secondDoors(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier }) => {
      const target = resolveImport(file.path, specifier);
      const door = doors.find(([library]) => target.kind === 'package' && target.name === library);
      if (!door || door[1].test(file.path)) return [];
      return [
        {
          path: file.path,
          message:
            `imports ${specifier}, which has one door (${door[2]}) so that it can be replaced ` +
            'in one place. Use what stands behind that door, or add there what is missing.',
        },
      ];
    }),
  );
}
