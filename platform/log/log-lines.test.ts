import { expect, onTestFinished, test } from 'vitest'
import { openLog } from './log.server.ts'

/** The lines written to both outputs. */
function written(): string[] {
  const lines: string[] = []
  const { log, warn, error } = console
  onTestFinished(() => {
    Object.assign(console, { log, warn, error })
  })
  const keep = (...given: unknown[]) => lines.push(given.map(String).join(' '))
  Object.assign(console, { log: keep, warn: keep, error: keep })
  return lines
}

const noon = () => new Date('2026-03-12T12:00:00+07:00')

test('a line says when in UTC, how bad, what, and its facts', () => {
  const lines = written()
  openLog(noon).warn('account.sign-in-failed', { accountId: 'a1' })
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      at: '2026-03-12T05:00:00.000Z',
      level: 'warn',
      event: 'account.sign-in-failed',
      accountId: 'a1',
    },
  ])
})

test('signs of a format and broken lines stay inside one line of JSON', () => {
  const lines = written()
  const typed = '%s %o\r\n{"event":"forged"}\u2028\u001b[2J'
  openLog(noon).error('request.failed', { path: typed, cause: new Error(typed) })
  expect(lines).toHaveLength(1)
  const [line = ''] = lines
  for (const sign of ['\r', '\n', '\u001b']) expect(line).not.toContain(sign)
  expect(JSON.parse(line)).toMatchObject({ event: 'request.failed', path: typed })
})
