import { expect, test } from 'vitest'
import { coverPath, parseCoverName } from '#app/ui/cover.ts'
import { chooseCover } from '#platform/picture/cover.ts'
import { demoArticles } from '../articles/articles.ts'
import { demoAsramas } from '../asrama/asrama.ts'
import { demoCampaigns } from './campaigns.ts'

const samples = [
  ...demoCampaigns,
  ...demoArticles,
  ...demoAsramas.map((asrama) => ({ ...asrama, title: asrama.name, category: 'asrama' })),
]

test('every programme, article and dormitory of the samples has a scene of its own', () => {
  const covers = samples.map(({ coverWords: words, title, category, cover }) =>
    chooseCover({ words, title, category, cover }),
  )
  for (const cover of covers) {
    expect(parseCoverName(coverPath(cover).replace('/sampul/', ''))).toEqual(cover)
  }
  // The same things in another light look like the same picture.
  const scenes = Map.groupBy(samples.keys(), (at) => `${covers[at]?.motif} ${covers[at]?.place}`)
  const shared = [...scenes].filter(([, those]) => those.length > 1)
  expect(shared.map(([scene, those]) => [scene, ...those.map((at) => samples[at]?.title)])).toEqual(
    [],
  )
  expect(new Set(covers.map(({ motif }) => motif)).size).toBeGreaterThanOrEqual(18)
})
