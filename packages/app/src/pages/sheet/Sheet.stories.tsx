import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt } from '../../fixtures/answer.ts';
import { paperCopy } from '../../features/ureport/printSheet.ts';
import { member, memberReport, members, reportAnswers } from '../../fixtures/reportFiles.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const args = { address: '/myiframe/report/1', shows: '网格员分布表' };

const meta: ScreenMeta = { ...screens, title: 'Screens/Report file', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

/** A report that crosses offices with kinds of members, filled from the register of its table. */
export const Crossed: ScreenStory = {
  args: {
    answers: reportAnswers(memberReport, [
      ...members,
      { ...member('4', '302', '枫桥社区', '1'), workState: '3' as const },
    ]),
  },
  play: onceDrawn(async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row');
    await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent).slice(-3))).toEqual([
      [expect.anything()],
      [expect.any(String), expect.any(String), '合计'],
      ['1', '1', '2'],
      ['1', '0', '1'],
      ['2', '1', '3'],
    ]);
    await expect(canvas.getByRole('cell', { name: '枫桥社区' })).toBeVisible();
  }),
};

const style = '<cell-style font-size="12" bold="true" forecolor="160,20,20" align="center"/>';
const odd = `<ureport>
  <cell expand="None" name="A1" row="1" col="1" col-span="2"><simple-value>旧系统报表</simple-value>${style}</cell>
  <cell expand="Down" name="A2" row="2" col="1">
    <dataset-value dataset-name="far" aggregate="select" property="name"/><cell-style/></cell>
  <cell expand="None" name="B2" row="2" col="2">
    <expression-value>ds.select(name)</expression-value><cell-style/></cell>
  <cell expand="None" name="A3" row="3" col="1"><chart-value/><cell-style/></cell>
  <cell expand="None" name="B3" row="3" col="2">
    <zxing-value source="expression" category="qrcode" width="80" height="80"><text>"编号 " + 7</text></zxing-value>
    <cell-style/></cell>
  <cell expand="None" name="C3" row="3" col="3">
    <zxing-value source="text" category="barcode" format="EAN_13" width="80" height="30"><text>7</text></zxing-value>
    <cell-style/></cell>
  <cell expand="None" name="A4" row="4" col="1">
    <image-value source="text"><text>https://elsewhere.example/seal.png</text></image-value><cell-style/></cell>
  <datasource name="old" type="jdbc" password="secret">
    <dataset name="far" type="sql"><sql>select a.name from a join b on a.id = b.id</sql></dataset>
    <dataset name="java" type="bean" method="load"/>
  </datasource>
</ureport>`;

const asked = `<ureport>
  <cell expand="None" name="A1" row="1" col="1" col-span="2">
    <expression-value>"类别 " + param("kind")</expression-value><cell-style/></cell>
  <cell expand="Down" name="A2" row="2" col="1">
    <dataset-value dataset-name="m" aggregate="group" property="dept_id"/><cell-style/></cell>
  <cell expand="None" name="B2" row="2" col="2">
    <dataset-value dataset-name="m" aggregate="count" property="id"/><cell-style/></cell>
  <datasource name="lattice" type="buildin"><dataset name="m" type="sql">
    <sql>select id, dept_id from grid_gridmember where member_type = :kind and work_state in (:states)</sql>
    <parameter name="kind" type="String" default-value="1"/>
  </dataset></datasource>
  <paper type="A4" left-margin="60" orientation="landscape"/>
  <search-form form-position="up"><grid><col size="6">
    <input-select label="人员类别" bind-parameter="kind">
      <option label="专职" value="1"/><option label="兼职" value="2"/></input-select>
    <input-checkbox label="在岗情况" bind-parameter="states">
      <option label="在岗" value="1"/><option label="离岗" value="3"/></input-checkbox>
  </col></grid><button-submit/><button-reset/></search-form>
</ureport>`;

/** The form above a report narrows its records; the sheet is printed as it is drawn, and that is noted. */
export const Asked: ScreenStory = {
  args: {
    answers: reportAnswers(
      asked,
      [
        member('1', '301', '和平社区', '1'),
        member('2', '301', '和平社区', '2'),
        { ...member('3', '302', '枫桥社区', '2'), workState: '3' as const },
      ],
      answerAt('POST', 'grid/gridmember/noteExport', true),
    ),
  },
  play: onceDrawn(async ({ canvas }) => {
    const cells = () => canvas.getAllByRole('cell').map(({ textContent }) => textContent);
    await waitFor(() => expect(cells()).toEqual(['类别 1', '和平社区', '1']));
    await userEvent.click(canvas.getAllByRole('button', { name: /人员类别/ })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: '兼职' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: kitText('查询') }));
    await waitFor(() => expect(cells()).toEqual(['类别 2', '和平社区', '1', '枫桥社区', '1']));
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: kitText('重置') }));
    await waitFor(() => expect(cells()).toEqual(['类别 1', '和平社区', '1']));
  }),
};

const charted = `<ureport>
  <cell expand="None" name="A1" row="1" col="1"><chart-value>
    <dataset dataset-name="m" type="bar" category-property="dept_id" series-type="property"
      series-property="member_type" value-property="id" collect-type="count"/>
    <option type="title" position="top" display="true" text="各部门人数"/>
  </chart-value><cell-style/></cell>
  <row row-number="1" height="240"/><column col-number="1" width="400"/>
  <datasource name="lattice" type="buildin"><dataset name="m" type="sql">
    <sql>select id, dept_id, member_type from grid_gridmember</sql></dataset></datasource>
</ureport>`;

/** A chart of the file, on white paper in every theme. */
export const Charted: ScreenStory = {
  args: { answers: reportAnswers(charted, members) },
  play: onceDrawn(async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: '各部门人数' })).toBeVisible();
    await expect(canvas.queryByRole('listitem', { name: /图表/ })).toBeNull();
    const [sheet] = canvas.getAllByRole<HTMLTableElement>('table');
    const copy = paperCopy(document, sheet as HTMLTableElement);
    await expect([copy.querySelectorAll('figure').length, copy.querySelectorAll('button').length]).toEqual([1, 0]);
    await userEvent.click(canvas.getByRole('button', { name: kitText('看表格') }));
    const rows = await canvas.findAllByRole('row', { name: /社区/ });
    await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual(
      expect.arrayContaining([
        ['和平社区', '1', '1'],
        ['枫桥社区', '1', '—'],
      ]),
    );
  }),
};

/** What this preview does not follow is said above, and the words of the file stand in the cells. */
export const Partly: ScreenStory = {
  args: { answers: reportAnswers(odd) },
  play: onceDrawn(async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('cell', { name: 'far.name' })).toBeVisible();
    await expect(canvas.getByText(kitText('图表的类型没有写明，没有画出'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText(kitText('Code 128 以外的条码没有画出'))).toBeVisible();
    const seal = kitText('图片不在本系统中，没有加载：https://elsewhere.example/seal.png');
    await expect(canvas.getByText(seal)).toBeVisible();
    const code: HTMLImageElement = canvas.getByRole('img', { name: '编号 7' });
    await waitFor(() => expect(code.naturalWidth).toBeGreaterThan(0));
    await expect(canvasElement).not.toHaveTextContent('secret');
  }),
};

/** A stored text that is no report. */
export const Other: ScreenStory = { args: { shows: '无法预览', answers: reportAnswers('<report><sheet/></report>') } };
