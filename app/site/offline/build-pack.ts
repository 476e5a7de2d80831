/** A file of a build with its size and the beginning of its SHA-256, as builds/meta/{id}.json lists it. */
export type BuildFile = { url: string; bytes: number; hash: string }

/** builds/meta/{id}.json: the files that a device needs to open every screen of this build offline. */
export type BuildRecord = { id: string; timestamp: number; files: BuildFile[] }

/** A file in a pack. The first line of a pack lists its files, and their bodies follow in this order. */
export type PackedFile = { url: string; type: string; bytes: number; isGzip: boolean }

const HASH_LENGTH = 27
const newline = 10

/** The address of a pack with the chosen files, one bit for each file of the build's list. */
export function packAddress(id: string, chosen: readonly boolean[]): string {
  return `/builds/pack/${id}?berkas=${bitsOf(chosen)}`
}

/** The hexadecimal digits of the choice, four files to a digit. */
function bitsOf(chosen: readonly boolean[]): string {
  let digits = ''
  for (let at = 0; at < chosen.length; at += 4) {
    digits += [8, 4, 2, 1].reduce((sum, bit, i) => sum + (chosen[at + i] ? bit : 0), 0).toString(16)
  }
  return digits
}

/** The files that the query of a pack's address asks for; undefined when it does not fit the list. */
export function chosenFiles(
  files: readonly BuildFile[],
  query: URLSearchParams,
): BuildFile[] | undefined {
  const digits = query.get('berkas')
  if (digits === null || !/^[\da-f]+$/.test(digits)) return undefined
  if (digits.length !== Math.ceil(files.length / 4)) return undefined
  return files.filter(
    (_, at) => (Number.parseInt(digits.charAt(at >> 2), 16) >> (3 - (at % 4))) & 1,
  )
}

/** The name of a content: the beginning of its SHA-256 in base64url. */
export async function hashOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  const base64 = btoa(String.fromCharCode(...digest))
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, HASH_LENGTH)
}

/** The files of a pack as they arrive, so that an interrupted pack has stored what came. */
export async function* unpack(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<{ file: PackedFile; body: Uint8Array<ArrayBuffer> }> {
  const reader = stream.getReader()
  let left = new Uint8Array(0)
  const more = async () => {
    const { value, done } = await reader.read()
    if (done) throw new Error('the pack ends too early')
    const joined = new Uint8Array(left.length + value.length)
    joined.set(left)
    joined.set(value, left.length)
    left = joined
  }
  while (!left.includes(newline)) await more()
  const end = left.indexOf(newline)
  const files = JSON.parse(new TextDecoder().decode(left.subarray(0, end))) as PackedFile[]
  left = left.slice(end + 1)
  for (const file of files) {
    while (left.length < file.bytes) await more()
    const packed = left.slice(0, file.bytes)
    left = left.slice(file.bytes)
    yield { file, body: file.isGzip ? await gunzip(packed) : packed }
  }
}

async function gunzip(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(plain).arrayBuffer())
}
