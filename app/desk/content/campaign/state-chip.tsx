import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import type { CampaignStatus } from '#platform/db/schema/schema-campaign.ts'
import { Chip, type Tone } from '#app/ui/card.tsx'

const tones: Readonly<Record<CampaignStatus, Tone>> = {
  draft: 'neutral',
  review: 'warning',
  active: 'success',
  paused: 'warning',
  ended: 'neutral',
  closed: 'primary',
}

/** The state of a campaign, in a word. */
export function StateChip({ status }: { status: CampaignStatus }) {
  return <Chip tone={tones[status]}>{campaignStateWords[status]}</Chip>
}
