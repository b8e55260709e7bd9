import { expect, it } from 'vitest';
import { renameProcess } from './renameProcess.ts';

it('names the process of the key and leaves all else as it is', () => {
  const xml =
    '<definitions name="x"><bpmn:process id="Leave" name="请假 > 一" isExecutable="true">' +
    '<task id="a" name="b"/></bpmn:process><bpmn:process id="Other" name="其他" />' +
    '</definitions>';
  expect(renameProcess(xml, 'Leave', '探亲 "A" & B')).toBe(
    '<definitions name="x">' +
      '<bpmn:process name="探亲 &#34;A&#34; &#38; B" id="Leave" isExecutable="true">' +
      '<task id="a" name="b"/></bpmn:process><bpmn:process id="Other" name="其他" />' +
      '</definitions>',
  );
});

it('gives a name to a process without one', () => {
  expect(renameProcess("<process isExecutable='true' id='a.b'>", 'a.b', '甲')).toBe(
    "<process name=\"甲\" isExecutable='true' id='a.b'>",
  );
});

it('leaves files without such a process alone', () => {
  expect(renameProcess('<process id="aXb"/>', 'a.b', '甲')).toBe('<process id="aXb"/>');
  expect(renameProcess('', 'a', '甲')).toBe('');
});
