import { data } from 'react-router'
import { isDonatable } from '#features/campaign/campaign.ts'
import { findCampaignBySlug } from '#features/campaign/queries.server.ts'
import { fitrahSeason } from '#features/zakat/fitrah-season.ts'
import { parameterDay, NATIONAL, parametersOf } from '#features/zakat/parameters.ts'
import { listParameters, listZakatRegions } from '#features/zakat/queries.server.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import type { Ctx } from '#platform/context.ts'
import { mayCollectZakat } from '#platform/institution.ts'
import { calculators } from './calculators.ts'
import { readForm } from './form.ts'
import { type ZakatFormValues, textValues } from './form-values.ts'
import { editRows, type RowPrefix } from './rows.ts'
import { formDataOf } from '#app/submit.server.ts'

/** What every calculator page needs from the server: the figures of the day and where a donation can go. */
export async function loadCalculator(ctx: Ctx, name: CalculatorName) {
  const day = parameterDay(ctx.now())
  const rows = await listParameters(ctx.read, day)
  return { day, rows, receivers: await findReceivers(ctx, name) }
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

/** Campaign slugs that take the donation now; undefined where none does. */
export type Receivers = { zakat: string | undefined; infak: string | undefined }

/** Zakat is received only by an institution that names its legal basis (UU 23/2011 ps. 38); without one it only counts. */
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

/** What comes back when a form was sent without script: the page reckons from the values while it is drawn. */
export type CalculatorAnswer = { name: CalculatorName; values: ZakatFormValues; isAsked: boolean }

const prefixes: Partial<Record<CalculatorName, RowPrefix>> = {
  zakatperhiasan: 'items',
  zakatsimpananuang: 'saldo',
}

/** Takes a calculator's form as plain HTML sends it. A button named 'aksi' adds or takes away a row instead of asking. */
export async function answerForm(ctx: Ctx, request: Request, own: CalculatorName) {
  const { aksi, jenis, ...typed } = textValues(await formDataOf(request))
  const name = own === 'zakatfitrah' && jenis === 'fidyah' ? 'fidyah' : own
  const prefix = prefixes[name]
  const values = aksi && prefix ? editRows(typed, prefix, aksi) : typed
  const rows = await listParameters(ctx.read, parameterDay(ctx.now()))
  const { problems } = readForm(name, values, parametersOf(rows, values.wilayah ?? NATIONAL))
  const answered: CalculatorAnswer = { name, values, isAsked: !aksi }
  return data(answered, { status: !aksi && problems.length > 0 ? 422 : 200 })
}
