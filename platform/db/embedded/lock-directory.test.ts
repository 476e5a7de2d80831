import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockDirectory } from './lock-directory.server.ts'

function emptyDirectory(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'amanah-lock-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

test('a second engine on the same directory is refused, and told by whom it is used', () => {
  const directory = emptyDirectory()
  const release = lockDirectory(directory)

  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`)
  release()
  lockDirectory(directory)()
})

test.each([
  ['of a process that is gone', { pid: 2 ** 22 - 1, startedAt: '1', bootId: 'x' }],
  ['of before the last reboot', { pid: process.pid, startedAt: '1', bootId: 'another boot' }],
])('a lock %s is taken over', (_whose, owner) => {
  const directory = emptyDirectory()
  writeFileSync(path.join(directory, 'LOCK'), JSON.stringify(owner))

  lockDirectory(directory)()
})

test('a lock file that cannot be read is taken over', () => {
  const directory = emptyDirectory()
  writeFileSync(path.join(directory, 'LOCK'), '{"pid":')

  lockDirectory(directory)()
})
