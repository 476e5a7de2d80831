import { largestFile } from '../files/upload.ts'
import { FormUnreadable, TooManyFields } from './form-refused.ts'

const LONGEST_HEAD = 8 * 1024
/** A story or an article, as the desk writes it. */
const LONGEST_FIELD = 512 * 1024
/** One byte more than any file that is taken. */
const LONGEST_FILE = Math.max(...Object.values(largestFile)) + 1

const HEAD_END = Buffer.from('\r\n\r\n')

type Part = {
  name: string
  fileName: string | undefined
  type: string
  bytes: Buffer[]
  size: number
}

/** Reads multipart/form-data (RFC 7578) as it comes, each byte once. */
export async function readMultipart(
  body: ReadableStream<Uint8Array>,
  { boundary, mostParts }: { boundary: string; mostParts: number },
): Promise<FormData> {
  const reader = new MultipartReader(boundary, mostParts)
  const chunks = body.getReader()
  try {
    for (;;) {
      const { done, value } = await chunks.read()
      if (done) return reader.form()
      reader.take(Buffer.from(value))
    }
  } finally {
    // Never cancelled: that would end the connection before the refusal is sent. What comes is dropped after it.
    chunks.releaseLock()
  }
}

class MultipartReader {
  #delimiter: Buffer
  #form = new FormData()
  /** What has come and is not yet known to belong to a part. The first delimiter has no line before it. */
  #rest: Buffer = Buffer.from('\r\n')
  #part: Part | undefined
  #state: 'before' | 'head' | 'body' | 'after' = 'before'
  #left: number

  constructor(boundary: string, mostParts: number) {
    this.#left = mostParts
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  }

  take(chunk: Buffer): void {
    if (this.#state === 'after') return
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    while (this.#step());
  }

  form(): FormData {
    if (this.#state !== 'after') throw new FormUnreadable()
    return this.#form
  }

  /** One part's head or body; false when more must come. */
  #step(): boolean {
    if (this.#state === 'after') return false
    return this.#state === 'head' ? this.#readHead() : this.#readBody()
  }

  #readBody(): boolean {
    const at = this.#rest.indexOf(this.#delimiter)
    const after = at + this.#delimiter.length
    if (at < 0 || this.#rest.length < after + 2) {
      // A delimiter that has begun may end with the next chunk.
      const sure = at < 0 ? Math.max(0, this.#rest.length - this.#delimiter.length + 1) : at
      this.#keep(this.#rest.subarray(0, sure))
      this.#rest = this.#rest.subarray(sure)
      return false
    }
    this.#keep(this.#rest.subarray(0, at))
    this.#close()
    const isEnd = this.#rest.toString('latin1', after, after + 2) === '--'
    this.#rest = this.#rest.subarray(after)
    this.#state = isEnd ? 'after' : 'head'
    return !isEnd
  }

  #readHead(): boolean {
    const at = this.#rest.indexOf(HEAD_END)
    if (at > LONGEST_HEAD || (at < 0 && this.#rest.length > LONGEST_HEAD))
      throw new FormUnreadable()
    if (at < 0) return false
    this.#left -= 1
    if (this.#left < 0) throw new TooManyFields()
    this.#part = partOf(this.#rest.toString('utf8', 0, at))
    this.#rest = this.#rest.subarray(at + HEAD_END.length)
    this.#state = 'body'
    return true
  }

  #keep(bytes: Buffer): void {
    const part = this.#part
    if (!part || bytes.length === 0) return
    const longest = part.fileName === undefined ? LONGEST_FIELD : LONGEST_FILE
    if (part.fileName === undefined && part.size + bytes.length > longest) throw new TooManyFields()
    const start = bytes.subarray(0, longest - part.size)
    if (start.length > 0) part.bytes.push(start)
    part.size += start.length
  }

  #close(): void {
    const part = this.#part
    if (!part) return
    const { name, fileName, type } = part
    const bytes = Buffer.concat(part.bytes)
    if (fileName === undefined) this.#form.append(name, bytes.toString('utf8'))
    else this.#form.append(name, new File([bytes], fileName, { type }))
    this.#part = undefined
  }
}

const DISPOSITION = /^content-disposition:[\t ]*form-data[\t ]*(?=;|$)/i
const TYPE = /^content-type:[\t ]*([\w!#$&^.+/-]{1,100})/i

/** What stands above a part. Browsers spell a quote and a line end in a name as %22, %0D and %0A. */
function partOf(head: string): Part {
  const lines = head.split('\r\n')
  const disposition = lines.find((line) => DISPOSITION.test(line))
  const name = disposition && valueOf(disposition, 'name')
  if (disposition === undefined || name === undefined) throw new FormUnreadable()
  const type = lines.map((line) => TYPE.exec(line)?.[1]).find((found) => found !== undefined) ?? ''
  return { name, fileName: valueOf(disposition, 'filename'), type, bytes: [], size: 0 }
}

const values = {
  name: /;[\t ]*name=(?:"([^"]*)"|([^\s;"]+))/i,
  filename: /;[\t ]*filename=(?:"([^"]*)"|([^\s;"]+))/i,
}

function valueOf(line: string, key: keyof typeof values): string | undefined {
  const [, quoted, plain] = values[key].exec(line) ?? []
  const found = quoted ?? plain
  return found?.replaceAll(/%(22|0D|0A)/gi, (sign) => decodeURIComponent(sign))
}
