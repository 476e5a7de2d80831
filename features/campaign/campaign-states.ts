import type { CampaignStatus } from '#platform/db/schema/schema-campaign.ts'

/** What staff do with a campaign as a whole. */
export type CampaignAct =
  | 'submit'
  | 'returnToDraft'
  | 'publish'
  | 'pause'
  | 'resume'
  | 'end'
  | 'reopen'
  | 'close'

type Move = {
  from: readonly CampaignStatus[]
  to: CampaignStatus
  /** Carried out only by the approval of another person. */
  needsTwo?: true
}

/**
 * The states of a campaign, the only such table: draft → review → active ⇄ paused → ended → closed (reported). What
 * was public stays public: no act leads back to a draft from there.
 */
export const campaignMoves: Readonly<Record<CampaignAct, Move>> = {
  submit: { from: ['draft'], to: 'review' },
  returnToDraft: { from: ['review'], to: 'draft' },
  publish: { from: ['review'], to: 'active', needsTwo: true },
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  end: { from: ['active', 'paused'], to: 'ended' },
  reopen: { from: ['ended'], to: 'active', needsTwo: true },
  close: { from: ['ended'], to: 'closed' },
}

/** The state after an act; undefined where the act does not fit the state. */
export function stateAfter(act: CampaignAct, status: CampaignStatus): CampaignStatus | undefined {
  const { from, to } = campaignMoves[act]
  return from.includes(status) ? to : undefined
}

/** The acts that fit a state, in the order of the table. */
export function actsFor(status: CampaignStatus): CampaignAct[] {
  return (Object.keys(campaignMoves) as CampaignAct[]).filter((act) => stateAfter(act, status))
}

/** True once visitors may have seen it. */
export function isPublic(status: CampaignStatus): boolean {
  return status !== 'draft' && status !== 'review'
}

/** What staff read of a state. */
export const campaignStateWords: Readonly<Record<CampaignStatus, string>> = {
  draft: 'Konsep',
  review: 'Menunggu persetujuan',
  active: 'Terbit',
  paused: 'Dijeda',
  ended: 'Berakhir',
  closed: 'Selesai dilaporkan',
}
