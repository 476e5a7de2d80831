import type { Browser, Page } from '@playwright/test'

/** An event of Chromium's trace; times in microseconds, `tdur` in processor time. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { type?: string } }
}

/** What the browser did during the work. */
export async function traced(
  { browser, page }: { browser: Browser; page: Page },
  work: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return trace.traceEvents
}

/** The spans of the thread on which this event happened. */
export function besides(events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  return events.filter((each) => each.ph === 'X' && each.pid === pid && each.tid === tid)
}

/** The tasks among the spans of a thread; two layers of the browser may tell of the same one. */
export function tasksIn(spans: readonly TraceEvent[]): TraceEvent[] {
  const tasks = spans
    .filter(({ name }) => name.endsWith('RunTask'))
    .toSorted((a, b) => a.ts - b.ts || spanEnd(b) - spanEnd(a))
  let end = 0
  return tasks.filter((task) => {
    const isOuter = task.ts >= end
    if (isOuter) end = spanEnd(task)
    return isOuter
  })
}

export function spanEnd({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

/** Processor time in milliseconds. */
export function workOf({ tdur = 0 }: TraceEvent): number {
  return tdur / 1_000
}
