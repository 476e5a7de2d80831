import type { Rupiah } from '#platform/money/money.ts'
import { type Preset, presetProblem } from '../presets.ts'

/** What publishing looks at. */
export type Publishable = {
  summary: string
  /** The words of the story. */
  story: readonly string[]
  organizer: string
  location: string
  minimumAmount: Rupiah
  amountStep: Rupiah
  presets: readonly Preset[]
  endsAt: Date | null
  /** Donations to a wakaf given in units are whole units. */
  unitPrice: Rupiah | null
}

/** What a campaign lacks before visitors may see it, in words; empty when it is ready. */
export function missingForPublishing(campaign: Publishable, now: Date): string[] {
  const { summary, story, organizer, location, presets, endsAt } = campaign
  const { unitPrice } = campaign
  const problem = presetProblem({ ...campaign, ...(unitPrice && { amountStep: unitPrice }) })
  return [
    ...(summary === '' ? ['ringkasan belum ditulis'] : []),
    ...(story.length === 0 ? ['cerita belum ditulis'] : []),
    ...(organizer === '' ? ['pelaksana belum diisi'] : []),
    ...(location === '' ? ['lokasi belum diisi'] : []),
    ...(presets.length === 0 ? ['pilihan nominal belum diisi'] : []),
    ...(problem ? [`pilihan nominal perlu diperbaiki (${problem.replace(/\.$/, '')})`] : []),
    ...(endsAt && endsAt <= now ? ['hari terakhirnya sudah lewat'] : []),
  ]
}
