import { isModdle } from '@lattice/flow/Moddle';
import type { ModdleElement, Parsed } from 'bpmn-moddle';
import { asFlowable, vendorPackage } from '@lattice/flow/vendorPackage';
import { processKey } from '@lattice/flow/nodeRules';
import { map } from 'moddle-context-serializer';
import { Refusal } from '../errors/Refusal.ts';
import { type MessageDescriptor, say } from '../words/say.ts';
import { checkProcess } from './checkProcess.ts';
import { moddleOf } from './moddleOf.ts';

/** A process that was read from a file and may be deployed. */
export interface ReadProcess {
  key: string;
  name: string;
  description: string;
  /** The process as the engine takes it, JSON. */
  parsed: string;
}

/** Largest file, in characters, and most elements in it. */
const MAX_LENGTH = 1_000_000;
const MAX_NODES = 3000;

const refused = (why: MessageDescriptor) => new Refusal(400, say`流程文件不能部署：${why}`);

async function parsedOf(xml: string): Promise<Parsed> {
  if (xml.trim() === '') throw refused(say`文件是空的`);
  if (xml.length > MAX_LENGTH) throw refused(say`文件不能超过 ${MAX_LENGTH / 1_000_000} MB`);
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(xml)) throw refused(say`不能含有 DTD 或实体声明`);
  if (
    (xml.match(/</g)?.length ?? 0) > MAX_NODES * 8 ||
    (xml.match(/<(?:\w{1,40}:)?(?:\w{0,40}(?:[tT]ask|Event|Gateway)|sequenceFlow|subProcess)\b/g)?.length ?? 0) >
      MAX_NODES
  )
    throw refused(say`节点过多，最多 ${MAX_NODES} 个`);
  let parsed: Parsed;
  try {
    parsed = await moddleOf({ flowable: vendorPackage }).fromXML(asFlowable(xml));
  } catch (error) {
    throw refused(
      say`不是有效的 BPMN（${error instanceof Error ? (error.message.split('\n')[0]?.slice(0, 120) ?? '') : say`无法解析`}）`,
    );
  }
  // Attributes that nobody knows do nothing; vendors add some with each version.
  const warning = parsed.warnings.find(({ message }) => !message.startsWith('unknown attribute <'));
  if (warning !== undefined) throw refused(say`内容有误（${warning.message.split('\n')[0]?.slice(0, 160) ?? ''}）`);
  return parsed;
}

const isProcess = (element: ModdleElement) => element.$type === 'bpmn:Process';

/**
 * Reads one process from a BPMN file of any of the vendors; refuses with 400 and the reason what is damaged, hostile,
 * or beyond this engine.
 */
export async function readBpmn(xml: string): Promise<ReadProcess> {
  const parsed = await parsedOf(xml);
  const root = parsed.rootElement;
  const processes = ((root.rootElements ?? []) as ModdleElement[]).filter(
    (element) => isProcess(element) && element.isExecutable !== false,
  );
  const [process] = processes;
  if (process === undefined) throw refused(say`文件中没有可执行的流程`);
  if (processes.length > 1) throw refused(say`一个文件中只能有一个可执行的流程`);
  if (process.id === undefined || !processKey.test(process.id))
    throw refused(say`流程标识应为字母开头、不超过 100 个字符的字母、数字、下划线、点或短横线`);
  process.isExecutable = true;
  root.id ??= 'definitions';
  if (!isModdle(process)) throw refused(say`无法解析`);
  checkProcess(root, process);
  const [documentation] = (process.documentation ?? []) as { text?: string }[];
  return {
    key: process.id,
    name: String(process.name ?? process.id).slice(0, 100),
    description: (documentation?.text ?? '').trim().slice(0, 500),
    parsed: JSON.stringify(map(parsed as never, () => undefined)),
  };
}
