import { readAmount, readDay } from '#platform/sheet/sheet-value.ts'

export type ReadSen = { ok: true; value: number } | { ok: false; why: string }

/** A sum of a bank's file in hundredths of a rupiah: banks pay interest and take tax in them. */
export function readSen(text: string): ReadSen {
  const typed = text.trim()
  // A workbook keeps numbers in binary: 1234.5600000001 is 1234.56.
  if (/^-?\d+\.\d{4,}$/.test(typed)) return { ok: true, value: Math.round(Number(typed) * 100) }
  const parts = /^(.*?)[.,](\d{1,2})(\D*)$/.exec(typed)
  const [whole, hundredths] = parts
    ? [`${parts[1]}${parts[3]}`, Number(parts[2]?.padEnd(2, '0'))]
    : [typed, 0]
  // Some banks write nothing before the point: .00
  const isBare = parts !== null && !/\d/.test(parts[1] ?? '')
  const read = readAmount(isBare ? `${parts[1]}0${parts[3]}` : whole)
  if (!read.ok) return { ok: false, why: read.why }
  const isOut = read.value < 0 || isTakenOut(typed)
  return { ok: true, value: read.value * 100 + (isOut ? 0 - hundredths : hundredths) || 0 }
}

function isTakenOut(text: string): boolean {
  return /^[-\u2212(]|-\s*$|d[br]?\.?$/i.test(text)
}

/** True for a day and month without a year. */
export function isYearless(text: string): boolean {
  return /^\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})$/i.test(text.trim())
}

export type Period = { from: string; to: string }

const DATES = /\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2,4}|\d{4}-\d{2}-\d{2}/gi

/** The two days that a sentence such as “Periode : 01/03/2026 - 31/03/2026” names. */
export function periodIn(text: string): Period | undefined {
  const [from, to] = [...text.matchAll(DATES)].map(([found]) => readDay(found))
  return from && to && from <= to ? { from, to } : undefined
}
