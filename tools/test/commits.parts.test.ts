import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const SUBJECT = /^(?=.{1,72}$)[a-z0-9-]+(, [a-z0-9-]+)*: [a-z].*[^.]$/

test('the newest thirty commits say their area and what they do, in at most 72 characters', () => {
  const newest = ['log', '-30', '--no-merges', '--format=%s']
  const { status, stdout } = spawnSync('git', newest, { encoding: 'utf8' })
  // Unpacked without its history there is nothing to say of it.
  const subjects = status === 0 ? stdout.split('\n').filter(Boolean) : []
  expect(subjects.filter((subject) => !SUBJECT.test(subject))).toEqual([])
  expect(SUBJECT.test('Mend the form.')).toBe(false)
  expect(SUBJECT.test(`payment: keep ${'late '.repeat(15)}money`)).toBe(false)
})
