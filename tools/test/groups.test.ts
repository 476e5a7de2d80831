import { expect, test } from 'vitest'
import { inGroups, runInOrder } from './groups.ts'

const steps = [
  { name: 'format' },
  { name: 'lint' },
  { name: 'build', place: 'both' as const },
  { name: 'parts', place: 'behind' as const },
  { name: 'journeys', place: 'behind' as const },
  { name: 'unit', place: 'both' as const },
  { name: 'cluster', place: 'alone' as const },
]

test('steps of one core are together, any other is a group of its own', () => {
  const groups = inGroups(steps).map((group) => group.map(({ name }) => name).join(' '))
  expect(groups).toEqual(['format lint', 'build', 'parts', 'journeys', 'unit', 'cluster'])
})

test('steps behind run beside those that follow, one after another, and have ended before the one that is alone', async () => {
  const seen: string[] = []
  const parts = Promise.withResolvers<void>()
  await runInOrder(inGroups(steps), async ([first]) => {
    const name = first?.name ?? ''
    seen.push(`${name} begins`)
    if (name === 'unit') setTimeout(() => parts.resolve(), 10)
    if (name === 'parts') await parts.promise
    seen.push(`${name} ends`)
  })
  expect(seen.slice(4)).toEqual([
    'parts begins',
    'unit begins',
    'unit ends',
    'parts ends',
    'journeys begins',
    'journeys ends',
    'cluster begins',
    'cluster ends',
  ])
})

test('whoever is behind is waited for at the end, and its failure is one', async () => {
  const run = runInOrder([[{ place: 'behind' as const }]], async () => {
    await new Promise((resolve) => setTimeout(resolve))
    throw new Error('it failed')
  })
  await expect(run).rejects.toThrow('it failed')
})
