import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { alone } from './build-lock.ts'

function newLock(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'build', 'lock')
}

test('two builds never run at once, also when the first one fails', async () => {
  const lock = newLock()
  let running = 0
  let most = 0
  const build = (fails: boolean) =>
    alone(lock, async () => {
      running += 1
      most = Math.max(most, running)
      await wait(20)
      running -= 1
      if (fails) throw new Error('the build failed')
      return 'built'
    })
  const outcomes = await Promise.allSettled([build(true), build(false), build(false)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(most).toBe(1)
  expect(existsSync(lock)).toBe(false)
})

test('a build whose process has ended holds up nobody', async () => {
  const lock = newLock()
  await alone(lock, async () => undefined)
  // No process has this number.
  writeFileSync(lock, String(2 ** 30))
  expect(await alone(lock, async () => 'built')).toBe('built')
})
