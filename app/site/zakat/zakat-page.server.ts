import { toCardView } from '#app/site/campaign/campaign-view.server.ts'
import { listCampaigns } from '#features/campaign/queries.server.ts'
import { findWordings } from '#features/donation/start/wordings.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { isOffered } from '#features/zakat/figures/market-price.ts'
import { NATIONAL, type ZakatParameters } from '#features/zakat/figures/parameters.ts'
import { currentParameters } from '#features/zakat/figures/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { asnaf } from './asnaf-section.tsx'
import { findReceivers } from './calculator.server.ts'

const NIAT = ['zakat.niat-maal', 'zakat.niat-fitrah', 'zakat.niat-keluarga'] as const

/** The data of /zakat: today's figures, the receiving campaigns, and the spending by asnaf. */
export async function loadZakatPage(ctx: Ctx) {
  const now = ctx.now()
  const [parameters, campaigns, receivers, spent, intentions] = await Promise.all([
    currentParameters(ctx.read, now, NATIONAL).then((figures) => offered(figures, dayOf(now))),
    listCampaigns(ctx.read, { now, fund: 'zakat', limit: 3 }),
    findReceivers(ctx, 'zakatemas'),
    spentOnAsnaf(ctx),
    findWordings(ctx.read, NIAT),
  ])
  return {
    now: now.toISOString(),
    parameters,
    receivers,
    spent,
    dalil: findDalil(ctx),
    intentions,
    campaigns: campaigns.items.map((card) => toCardView(card, now)),
  }
}

function offered(figures: ZakatParameters, day: string): ZakatParameters {
  const young = Object.entries(figures).filter(([, figure]) => isOffered(figure, day))
  return Object.fromEntries(young)
}

/** At-Taubah 60, which names the receivers of zakat, from our own Quran text. */
function findDalil(ctx: Ctx) {
  const verse = openQuran(ctx.config).findSurah(9)?.verses[59]
  const { arabic, indonesian } = verse ?? {}
  return arabic && indonesian ? { arabic, indonesian, surah: 'At-Taubah', ayah: 60 } : undefined
}

/** How much each of the eight asnaf has received so far, in rupiah, from the books. */
async function spentOnAsnaf(ctx: Ctx): Promise<number[]> {
  return Promise.all(asnaf.map(({ account }) => balanceOf(ctx.read, { account, fund: 'Z' })))
}
