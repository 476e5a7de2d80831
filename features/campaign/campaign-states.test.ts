import { expect, test } from 'vitest'
import {
  actsFor,
  type CampaignAct,
  campaignMoves,
  isPublic,
  stateAfter,
} from './campaign-states.ts'

const states = ['draft', 'review', 'active', 'paused', 'ended', 'closed'] as const

test.each([
  ['draft', ['submit']],
  ['review', ['returnToDraft', 'publish']],
  ['active', ['pause', 'end']],
  ['paused', ['resume', 'end']],
  ['ended', ['reopen', 'close']],
  ['closed', []],
] as const)('in the state %s staff may %j', (state, acts) => {
  expect(actsFor(state)).toEqual(acts)
})

test('a campaign becomes public by two people only', () => {
  const acts = Object.keys(campaignMoves) as CampaignAct[]
  const leads = acts.filter((act) =>
    states.some((state) => {
      const next = stateAfter(act, state)
      return next && isPublic(next) && !isPublic(state)
    }),
  )
  expect(leads).toEqual(['publish'])
  expect(campaignMoves.publish.needsTwo).toBe(true)
  expect(campaignMoves.reopen.needsTwo).toBe(true)
})

test('nothing that was public is hidden again', () => {
  const acts = Object.keys(campaignMoves) as CampaignAct[]
  for (const state of states.filter(isPublic)) {
    for (const act of acts) {
      const next = stateAfter(act, state)
      if (next) expect(isPublic(next), `${act} from ${state}`).toBe(true)
    }
  }
})
