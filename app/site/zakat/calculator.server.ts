import { data } from 'react-router'
import { isDonatable } from '#features/campaign/campaign.ts'
import { findCampaignBySlug } from '#features/campaign/queries.server.ts'
import { fitrahSeason } from '#features/zakat/fitrah-season.ts'
import { isOffered } from '#features/zakat/figures/market-price.ts'
import { NATIONAL, parametersOf } from '#features/zakat/figures/parameters.ts'
import { listParameters, listZakatRegions } from '#features/zakat/figures/queries.server.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import type { Ctx } from '#platform/context.ts'
import { mayCollectZakat } from '#platform/settings/institution.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { calculators } from './calculators.ts'
import { readFormOf } from './calculator/all-kinds.ts'
import { type ZakatFormValues, textValues } from './calculator/form-values.ts'
import { editRows, type RowPrefix } from './calculator/rows.ts'
import { formDataOf } from '#app/submit.server.ts'

/** The server data of a calculator page: today's figures and the campaigns that accept the donation. */
export async function loadCalculator(ctx: Ctx, name: CalculatorName) {
  const day = dayOf(ctx.now())
  const rows = await offeredFigures(ctx, day)
  return { day, rows, receivers: await findReceivers(ctx, name) }
}

/** Figures in force on a day, without prices that are too old to be offered: those are asked for. */
async function offeredFigures(ctx: Ctx, day: string) {
  const figures = await listParameters(ctx.read, day)
  return figures.filter((figure) => isOffered(figure, day))
}

/** The same for zakat fitrah and fidyah, with the regions that have figures and the season. */
export async function loadFitrah(ctx: Ctx) {
  const [page, regions, fidyahReceivers] = await Promise.all([
    loadCalculator(ctx, 'zakatfitrah'),
    listZakatRegions(ctx.read),
    findReceivers(ctx, 'fidyah'),
  ])
  return { ...page, regions, fidyahReceivers, season: fitrahSeason(ctx.now()) }
}

/** Slugs of campaigns that accept the donation now; undefined when none does. */
export type Receivers = { zakat: string | undefined; infak: string | undefined }

/**
 * Only an institution that names its legal basis may receive zakat (UU 23/2011 ps. 38). Without one the page only
 * calculates.
 */
export async function findReceivers(ctx: Ctx, name: CalculatorName): Promise<Receivers> {
  const mayCollect = name === 'fidyah' || mayCollectZakat(ctx.config)
  return {
    zakat: mayCollect ? await firstOpen(ctx, calculators[name].campaigns) : undefined,
    infak: await firstOpen(ctx, ['infak-umum']),
  }
}

async function firstOpen(ctx: Ctx, slugs: readonly string[]): Promise<string | undefined> {
  const found = await Promise.all(slugs.map((slug) => findCampaignBySlug(ctx.read, slug)))
  const open = found.find((each) => each?.kind === 'found' && isDonatable(each.campaign, ctx.now()))
  return open?.kind === 'found' ? open.campaign.slug : undefined
}

/** The answer to a form sent without script. The page calculates from these values when it renders. */
export type CalculatorAnswer = { name: CalculatorName; values: ZakatFormValues; isAsked: boolean }

const prefixes: Partial<Record<CalculatorName, RowPrefix>> = {
  zakatperhiasan: 'items',
  zakatsimpananuang: 'saldo',
  zakatpertanian: 'panenKg',
}

/** Handles a calculator's form without script. A button named 'aksi' adds or removes a row instead of calculating. */
export async function answerForm(ctx: Ctx, request: Request, own: CalculatorName) {
  const { aksi, jenis, ...typed } = textValues(await formDataOf(request))
  const name = own === 'zakatfitrah' && jenis === 'fidyah' ? 'fidyah' : own
  const prefix = prefixes[name]
  const values = aksi && prefix ? editRows(typed, prefix, aksi) : typed
  const rows = await offeredFigures(ctx, dayOf(ctx.now()))
  const { problems } = readFormOf(name, values, parametersOf(rows, values.wilayah ?? NATIONAL))
  const answered: CalculatorAnswer = { name, values, isAsked: !aksi }
  return data(answered, { status: !aksi && problems.length > 0 ? 422 : 200 })
}
