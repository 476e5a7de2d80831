import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { Unusable } from './explain.ts'

type Form<S> = {
  schema: S
  /** What a file that fits is, and how it looks: 'year: {…}'. */
  is: string
}

/** A file of JSON that a person hands to a command; one that does not fit is told in words. */
export function readJsonFile<S extends v.GenericSchema>(
  file: string,
  { schema, is }: Form<S>,
): v.InferOutput<S> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), textOf(file))
  if (read.success) return read.output
  const [issue] = read.issues
  const at = v.getDotPath(issue)
  throw new Unusable(`${file} is no ${is}.${at ? ` See ${at}: ${issue.message}.` : ''}`)
}

/** Some editors begin a text with a mark of its encoding, and a Windows shell writes two bytes for each sign. */
function textOf(file: string): string {
  try {
    const bytes = readFileSync(file)
    const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes)
  } catch {
    throw new Unusable(`${file} cannot be read.`)
  }
}
