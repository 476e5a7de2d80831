import { expect, test } from 'vitest'
import { namesOfTexts } from './kept-plans.server.ts'

test('a text has a name of its own from the second time on, and no more texts than memory is for', () => {
  const nameOf = namesOfTexts(2)
  const asked = ['a', 'b', 'a', 'b', 'c', 'c', 'a', 'b'].map((text) => nameOf(text).name)
  expect(asked).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    'kept_0',
    'kept_1',
  ])
})

test('texts that never come again are forgotten, and the others named all the same', () => {
  const nameOf = namesOfTexts(3)
  for (let each = 0; each < 1_000; each++) nameOf(`once ${each}`)
  nameOf('again')
  nameOf('again')
  expect(nameOf('again')).toEqual({ name: 'kept_0' })
})
