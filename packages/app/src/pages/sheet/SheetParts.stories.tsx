import { dept } from '@lattice/api/resources/blade-system/dept';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { expect, waitFor } from 'storybook/test';
import { paperCopy } from '../../features/ureport/printSheet.ts';
import { answer, answerRows } from '../../fixtures/answer.ts';
import { member, members, reportAnswers } from '../../fixtures/reportFiles.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const args = { address: '/myiframe/report/1', shows: '网格员分布表' };

const meta: ScreenMeta = { ...screens, title: 'Screens/Report file parts', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

const joined = `<ureport>
  <cell expand="Down" name="A1" row="1" col="1">
    <dataset-value dataset-name="a" aggregate="group" property="grade"/><cell-style/></cell>
  <cell expand="Down" name="B1" row="1" col="2">
    <dataset-value dataset-name="a" aggregate="select" property="kind"/><cell-style/></cell>
  <cell expand="None" name="C1" row="1" col="3">
    <dataset-value dataset-name="a" aggregate="select" property="score"/><cell-style/></cell>
  <datasource name="lattice" type="buildin"><dataset name="a" type="sql">
    <sql>select a.assess_grade as grade, a.total_score as score, m.work_no as kind
      from kpi_gridmemberbaseassess a join grid_gridmember m on a.grid_member_id = m.id
      where m.work_state &lt;&gt; '3'</sql></dataset></datasource>
</ureport>`;

const ofDepartments = `<ureport>
  <cell expand="Down" name="A1" row="1" col="1">
    <dataset-value dataset-name="a" aggregate="select" property="named"/><cell-style/></cell>
  <cell expand="None" name="B1" row="1" col="2">
    <dataset-value dataset-name="a" aggregate="select" property="work_no"/><cell-style/></cell>
  <datasource name="lattice" type="buildin"><dataset name="a" type="sql">
    <sql>select d.full_name as named, m.work_no as work_no
      from blade_dept d join grid_gridmember m on d.id = m.dept_id order by d.sort desc</sql></dataset></datasource>
</ureport>`;

/** Registers that are read whole, as departments are, stand beside others in the order of a column. */
export const WholeRegister: ScreenStory = {
  args: {
    shows: 'WG01',
    answers: reportAnswers(
      ofDepartments,
      [
        { ...member('11', '301', '', '1'), workNo: 'WG01' },
        { ...member('12', '302', '', '2'), workNo: 'WG02' },
      ],
      answer(dept, 'list', [
        { id: '301', fullName: '和平社区居民委员会', sort: 2 },
        { id: '302', fullName: '枫桥社区居民委员会', sort: 10 },
        { id: '303', fullName: '无人社区居民委员会', sort: 3 },
      ] as never),
    ),
  },
  play: onceDrawn(async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
        '枫桥社区居民委员会',
        'WG02',
        '和平社区居民委员会',
        'WG01',
      ]),
    );
  }),
};

/** Rows of another register stand beside those of the first, where one column says so. */
export const Joined: ScreenStory = {
  args: {
    shows: 'WG01',
    answers: reportAnswers(
      joined,
      [
        { ...member('11', '301', '', '1'), workNo: 'WG01' },
        { ...member('12', '301', '', '2'), workNo: 'WG02' },
        { ...member('13', '302', '', '1'), workNo: 'WG03', workState: '3' as const },
      ],
      answerRows(gridmemberbaseassess, 'page', [
        { id: '1', gridMemberId: '11', totalScore: '92', assessGrade: 'A' as never },
        { id: '2', gridMemberId: '12', totalScore: '88', assessGrade: 'A' as never },
        { id: '3', gridMemberId: '13', totalScore: '70', assessGrade: 'C' as never },
        { id: '4', gridMemberId: '19', totalScore: '60', assessGrade: 'C' as never },
      ]),
    ),
  },
  play: onceDrawn(async ({ canvas }) => {
    const cells = canvas.getAllByRole('cell').map(({ textContent }) => textContent);
    await expect(cells).toEqual([expect.any(String), 'WG01', '92', 'WG02', '88']);
    await expect(canvas.queryByRole('listitem')).toBeNull();
  }),
};

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAA' +
  'DUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const BY_TWO = 'category-property="dept_id" x-property="member_type" y-property="id"';
const chartCell = (name: string, row: number, column: number, dataset: string, text: string) =>
  `<cell expand="None" name="${name}" row="${row}" col="${column}"><chart-value>
    <dataset dataset-name="m" ${dataset}/><option type="title" display="true" text="${text}"/></chart-value>
    <cell-style/></cell>`;
const rare = `<ureport>
  <cell expand="None" name="A1" row="1" col="1">
    <zxing-value source="text" category="barcode" width="200" height="50" code-display="true">
      <text>WG-2026-0017</text></zxing-value><cell-style align="center"/></cell>
  <cell expand="None" name="B1" row="1" col="2">
    <image-value source="text" width="40" height="40"><text>${DOT}</text></image-value><cell-style/></cell>
  ${chartCell('A2', 2, 1, 'type="radar" category-property="dept_id" value-property="id" collect-type="count"', '雷达')}
  ${chartCell('B2', 2, 2, 'type="polar" category-property="dept_id" value-property="id" collect-type="count"', '极坐标')}
  ${chartCell('A3', 3, 1, `type="scatter" ${BY_TWO}`, '散点')}
  ${chartCell('B3', 3, 2, `type="bubble" ${BY_TWO} r-property="id"`, '气泡')}
  <row row-number="1" height="70"/><row row-number="2" height="220"/><row row-number="3" height="220"/>
  <column col-number="1" width="300"/><column col-number="2" width="300"/>
  <datasource name="lattice" type="buildin"><dataset name="m" type="sql">
    <sql>select id, dept_id, member_type from grid_gridmember</sql></dataset></datasource>
</ureport>`;

/** Bar codes, pictures within the file, and the charts that are seen less often. */
export const Rare: ScreenStory = {
  args: { answers: reportAnswers(rare, [...members, member('4', '303', '东关社区', '2')]) },
  play: onceDrawn(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(4));
    await expect(canvas.queryByRole('listitem', { name: /没有/ })).toBeNull();
    const pictures: HTMLImageElement[] = canvas.getAllByRole('img', { name: /WG-2026-0017|图片|Picture/ });
    await expect(pictures).toHaveLength(2);
    for (const picture of pictures) await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByText('WG-2026-0017')).toBeVisible();
    const [sheet] = canvas.getAllByRole<HTMLTableElement>('table');
    const copy = paperCopy(document, sheet as HTMLTableElement);
    await expect([copy.querySelectorAll('img').length, copy.querySelectorAll('figure svg[viewBox]').length]).toEqual([
      2, 4,
    ]);
  }),
};
