import { askLeave } from './askLeave.ts';
import { expect, test, uniqueName } from './town.ts';
import { LOOKS, overhang, violations } from './violations.ts';
import { pages } from './flowPages.ts';

/**
 * What is another on a phone than on a desk: lists as cards, windows over the whole page, the parts of the designer.
 */
const narrow = new Set([
  'models',
  'new model',
  'a model beside its version',
  'design',
  'design with findings',
  'deployment of files',
  'versions',
  'processes to start',
  'form',
  'tasks to do',
  'task',
  'details',
]);

/** What has colours of its own, which the dark theme turns over; they do not depend on the width. */
const coloured = new Set([
  'a model beside its version',
  'design',
  'design with findings',
  'deployment of files',
  'versions',
  'task',
  'tasks to do',
]);

for (const width of [1440, 390]) {
  test(
    `axe finds nothing on the pages of processes and nothing overhangs: ${width} px`,
    { tag: '@release' },
    async ({ signedIn: page, wire, wireOf }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      const {
        data: [admin],
      } = await wire.get<{ id: string }[]>('blade-user/user-list', { realName: '系统管理员' });
      await askLeave(await wireOf('staff'), admin?.id ?? '', uniqueName('事假'));
      const { data: others } = await wire.get<{ id: string }[]>('blade-user/user-list');
      // Nobody approves the own request.
      await askLeave(wire, others.find(({ id }) => id !== admin?.id)?.id ?? '', uniqueName('病假'));
      const key = uniqueName('Draft');
      const xml =
        '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t">' +
        `<process id="${key}" name="${key}" isExecutable="true"><startEvent id="s"/>` +
        '<sequenceFlow id="f" sourceRef="s" targetRef="w"/><userTask id="w" name="写"/></process>' +
        '</definitions>';
      const {
        data: { id },
      } = await wire.post<{ id: string }>('blade-flow/model/submit', { name: key, key, xml });
      const found: string[] = [];
      for (const [name, open] of Object.entries(pages)) {
        await test.step(name, async () => {
          await open(page, { key, id });
          if (width === 1440 || narrow.has(name)) found.push(...(await violations(page, name)));
          if (width === 1440 && coloured.has(name)) {
            await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
            found.push(...(await violations(page, `${name} in dark`, LOOKS)));
            await page.evaluate(() => void (document.documentElement.dataset.theme = 'default'));
          }
          const over = await overhang(page);
          if (over > 0) found.push(`${name}: the page is ${over} px wider than the window`);
        });
      }
      expect(found).toEqual([]);
    },
  );
}
