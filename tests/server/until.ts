/** Reads a stream until it holds a text; what came so far. */
export async function until(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  let all = '';
  while (!all.includes(text)) {
    const { done, value } = await reader.read();
    if (done) return all;
    all += new TextDecoder().decode(value);
  }
  return all;
}
