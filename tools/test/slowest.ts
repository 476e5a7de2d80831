import path from 'node:path'
import type { Suite } from './skips.ts'

const SHOWN = 12

export type VitestTimes = { testResults?: { name: string; startTime: number; endTime: number }[] }

/** With TIMES=1 a step also says which of its files, or of its journeys, took the longest. */
export function slowLines(report: VitestTimes & Suite): string[] {
  if (!process.env.TIMES) return []
  const files = (report.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: path.relative('.', name),
    ms: endTime - startTime,
  }))
  return [...files, ...journeysOf(report)]
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

function journeysOf({ suites = [], specs = [] }: Suite): { name: string; ms: number }[] {
  const own = specs.map(({ title, tests }) => ({
    name: title,
    ms: tests
      .flatMap(({ results = [] }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(journeysOf)]
}
