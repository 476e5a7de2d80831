import { expect, test } from 'vitest'
import { coverPath, parseCoverName } from '#app/ui/cover.ts'
import { chooseCover } from '#platform/cover.ts'
import { demoCampaigns } from './campaigns.ts'

test('every cover has a picture of its own', () => {
  const covers = demoCampaigns.map(({ coverWords: words, ...campaign }) =>
    chooseCover({ ...campaign, words }),
  )
  for (const cover of covers) {
    expect(parseCoverName(coverPath(cover).replace('/sampul/', ''))).toEqual(cover)
  }
  const scenes = covers.map(({ motif, place, palette }) => `${motif} ${place} ${palette}`)
  expect(new Set(scenes).size).toBe(covers.length)
  expect(new Set(covers.map(({ motif }) => motif)).size).toBeGreaterThanOrEqual(18)
})
