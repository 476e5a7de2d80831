import { type DeskPerson, formOn, idsOn } from './desk-person.ts'

export type SoakDesk = {
  origin: string
  random(): number
  done: Map<string, number>
  /** The public ids of donations so far. */
  acknowledged: readonly string[]
  /** Resolves once a killed server is back. */
  isBack(): Promise<void>
}

/** A desk with its two people. */
export type Work = SoakDesk & {
  one: DeskPerson
  other: DeskPerson
  /** Links of letters that were answered. */
  answered: Set<string>
}

export const NOTE = 'Uji ketahanan meja'
const DAY_MS = 86_400_000

/** 'yyyy-mm-dd' in Jakarta, some days ago. */
export function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)
}

export function oneOf<T>({ random }: Pick<Work, 'random'>, from: readonly T[]): T | undefined {
  return from[Math.floor(random() * from.length)]
}

/** One of the entries that a list links to, or undefined. */
export async function oneListed(work: Work, list: string, address: string) {
  return oneOf(work, idsOn(await work.one.look(list), address))
}

/** A form of a page, or undefined where the page offers none. */
export async function formAt(
  { one }: Work,
  path: string,
  act: string,
): Promise<string | undefined> {
  return formOn((await one.look(path)) ?? '', act)
}

/** Counts what was done, refused, or left unanswered by a killed server; anything else is a bug and ends the soak. */
export async function count(
  { done, isBack }: Pick<Work, 'done' | 'isBack'>,
  name: string,
  { status, to }: { status: number; to: string },
): Promise<void> {
  if (status >= 500 && status !== 503) throw new Error(`desk: ${name} was answered with ${status}`)
  const isDone = status === 303 && !to.startsWith('/kelola/masuk')
  const word = `desk: ${name}${isDone ? '' : status === 0 || status === 503 ? ' unanswered' : ' refused'}`
  done.set(word, (done.get(word) ?? 0) + 1)
  if (status === 0) await isBack()
}
