import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readRecord, withoutTestsOf } from './record.ts'
import type { ProjectTests } from './tests.ts'

type Kept = { plan: string; tests: Record<string, string> }

/**
 * The record of a place. It goes on where it was broken off as long as the code is the same; what tests that have
 * changed since then had said is forgotten.
 */
export function keptRecord(now: {
  place: string
  plan: string
  tests: readonly ProjectTests[]
  goesOn: boolean
}): string {
  const folder = path.join('data/mutate', now.place.replace(/\/$/, '').replaceAll('/', '-'))
  const [record, about] = [path.join(folder, 'record.jsonl'), path.join(folder, 'about.json')]
  const plan = hashOf(now.plan)
  const files = now.tests.flatMap((group) => group.files)
  const tests = Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(file, 'utf8'))]))
  mkdirSync(folder, { recursive: true })
  const before = existsSync(about) ? (JSON.parse(readFileSync(about, 'utf8')) as Kept) : undefined
  const isSame = before?.plan === plan
  if (now.goesOn && before && !isSame) console.log(`${now.place} has changed: begun anew`)
  const entries =
    now.goesOn && before && isSame
      ? withoutTestsOf(changedSince(before.tests, tests), readRecord(record))
      : []
  writeFileSync(record, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  writeFileSync(about, JSON.stringify({ plan, tests } satisfies Kept))
  return record
}

/** Also new files and those that are gone. */
function changedSince(before: Record<string, string>, now: Record<string, string>): Set<string> {
  const files = Object.keys({ ...before, ...now })
  return new Set(files.filter((file) => before[file] !== now[file]))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
