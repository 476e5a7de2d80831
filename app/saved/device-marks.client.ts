import { mergeSaved, verseKey } from '#features/saved-verse/saved-verse.ts'
import { type Mark, MARKS_KEY, marksText, readMarks } from './mark.ts'

/** What a browser that keeps nothing still knows until the page is closed. */
let memory: Mark[] | undefined

/** The marks of this device's guest. */
export function deviceMarks(): Mark[] {
  if (memory) return memory
  try {
    return readMarks(localStorage.getItem(MARKS_KEY))
  } catch {
    return []
  }
}

/** Puts a mark in the place of an earlier one. False when the browser refused: then it lasts as long as the page. */
export function putOnDevice(mark: Mark): boolean {
  return write([...without(mark), mark])
}

/** Takes a mark out. */
export function takeFromDevice(mark: Pick<Mark, 'surah' | 'ayah'>): boolean {
  return write(without(mark))
}

/** Forgets marks that have reached the account, unless they were changed meanwhile. */
export function forgetMoved(moved: readonly Mark[]): void {
  const times = new Map(moved.map((mark) => [verseKey(mark), mark.updatedAt]))
  write(deviceMarks().filter((mark) => times.get(verseKey(mark)) !== mark.updatedAt))
}

/** Merges a mark into what the device has, so that none is lost. */
export function mergeOnDevice(mark: Mark): boolean {
  return write(mergeSaved(deviceMarks(), [mark]))
}

function without(mark: Pick<Mark, 'surah' | 'ayah'>): Mark[] {
  return deviceMarks().filter((each) => verseKey(each) !== verseKey(mark))
}

function write(marks: Mark[]): boolean {
  try {
    if (marks.length === 0) localStorage.removeItem(MARKS_KEY)
    else localStorage.setItem(MARKS_KEY, marksText(marks))
    memory = undefined
    return true
  } catch {
    memory = marks
    return false
  }
}
