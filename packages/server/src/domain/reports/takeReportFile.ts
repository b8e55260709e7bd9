import { reportFile } from '@lattice/api/resources/blade-report/report/rest';
import { Parser } from 'saxen';
import type { Context } from '../../call/Context.ts';
import { requiredTextIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { insert } from '../../table/write/insert.ts';
import { say } from '../../words/say.ts';
import { withoutConnections } from './withoutConnections.ts';

const MOST_NAME = 100;
/** As many characters as the register keeps, in UTF-8 at most as many bytes. */
const MOST_BYTES = 1_000_000;
/** Most elements; a sheet of a thousand cells has about ten thousand. */
const MOST_ELEMENTS = 100_000;

const ODD_NAME = /[\u0000-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069/\\<>]/;
const FILE_NAME = /.\.xml$/i;

/** Names of the elements of a file in their order; refuses what is no XML, or declares entities. */
function elementsIn(content: string): string[] {
  const names: string[] = [];
  const broken = say`这不是完整的 XML 文件，请重新从报表设计器下载`;
  let isBroken = false;
  const parser = new Parser();
  parser
    .on('openTag', (name, attributes) => {
      // Attributes are read, and so judged, only where somebody asks for them.
      attributes();
      if (names.length < MOST_ELEMENTS) names.push(name);
      else isBroken = true;
    })
    .on('attention', () => (isBroken = true))
    .on('error', () => (isBroken = true))
    .on('warn', () => (isBroken = true));
  parser.parse(content);
  if (isBroken) throw new Refusal(400, broken);
  return names;
}

/** Takes in a file of UReport 2 as a report, judged by its content. */
export async function takeReportFile(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ id: string }> {
  const name = requiredTextIn(input, 'name', say`文件名`, MOST_NAME).trim();
  const content = requiredTextIn(input, 'content', say`文件内容`, Number.POSITIVE_INFINITY).replace(/^\uFEFF/, '');
  if (Buffer.byteLength(content) > MOST_BYTES) throw new Refusal(400, say`报表文件不能超过 1 MB`);
  if (!FILE_NAME.test(name) || ODD_NAME.test(name))
    throw new Refusal(400, say`报表文件的名称以 .xml 结尾，不含斜线等特殊字符`);
  const [root, ...elements] = elementsIn(content);
  if (root !== 'ureport' || !elements.includes('cell'))
    throw new Refusal(400, say`文件内容不是 UReport 2 报表，没有保存`);
  const row = { name, content: withoutConnections(content) };
  const { id } = await context.db.tx((sql) => insert(sql, tableOf(reportFile), row, transactionContext(context, sql)));
  return { id };
}
