import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { startingAmount, packageValue, type UnitState } from './donation.ts'
import {
  type Campaign,
  isDonatable,
  isOver,
  campaignStatusWords,
} from '#features/campaign/campaign.ts'
import { slugParam } from '#features/campaign/contract.ts'
import { presetsOf } from '#features/campaign/presets.ts'
import { findCampaignBySlug, listCampaigns } from '#features/campaign/queries.server.ts'
import { collectingRefusal } from '#features/donation/collecting.ts'
import {
  fitrahCodeRefusal,
  fitrahRefusal,
  fundAt,
  lateFitrahWords,
  namesFor,
} from '#features/donation/fitrah-donation.ts'
import { findWording } from '#features/donation/start/wordings.server.ts'
import { nounOf } from '#features/campaign/nouns.ts'
import { findUnit, offeredPackages } from '#features/wakaf/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { ratesFor } from '#app/site/exchange-rate/shown-rates.server.ts'
import { toCardView } from '#app/site/campaign/campaign-view.server.ts'
import { termsOf, type WakafPackage, type WakafUnit } from '#features/wakaf/wakaf.ts'

const SUGGESTED = 3

const soldOutWords =
  'Alhamdulillah, seluruh unit sudah terwakafkan. Wakaf Anda kami terima sebagai wakaf umum untuk program ini.'

type Params = { slug: string }

/** The data of the donation page, with a fresh id for its form. Redirects a former slug; throws 404 otherwise. */
export async function donationPage(ctx: Ctx, params: Params, url: URL) {
  const found = v.is(slugParam, params) ? await findCampaignBySlug(ctx.db, params.slug) : undefined
  if (!found) throw data({ message: 'Page Not Found' }, { status: 404 })
  if (found.kind === 'renamed') {
    throw redirect(`/donasi-sekarang/${found.slug}${url.search}`, 301)
  }

  const now = ctx.now()
  const { campaign } = found
  const unit = campaign.fund === 'W' ? await findUnit(ctx.db, campaign.id) : undefined
  const packages = unit
    ? await offeredPackages(ctx.db, { campaignId: campaign.id, remaining: unit.remaining })
    : []
  const view = toFormView(ctx, campaign, { unit, packages })
  const form = {
    ...view,
    intention: await intentionOf(ctx, view),
    about: await ratesFor(ctx, url.searchParams),
  }
  const others = form.isOpen
    ? []
    : (await listCampaigns(ctx.read, { now, sort: 'mendesak', limit: SUGGESTED })).items
  return {
    donationId: ctx.newPublicId(),
    campaign: form,
    start: startingAmount(url.searchParams.get('nominal'), form.presets),
    units: startingUnits(url.searchParams, { unit, packages }),
    others: others.map((card) => toCardView(card, now)),
  }
}

/** What a zakat of this form intends; null for other funds. */
async function intentionOf(
  { db }: Ctx,
  { fund, namesFor: names }: Pick<FormView, 'fund' | 'namesFor'>,
) {
  if (fund !== 'Z') return null
  return await findWording(db, names === 'muzaki' ? 'zakat.niat-keluarga' : 'zakat.niat-maal')
}

type FormView = ReturnType<typeof toFormView>

function toFormView({ config, now: clock }: Ctx, campaign: Campaign, { unit, packages }: Stock) {
  const now = clock()
  const { slug, title, organizer, cover, photo, minimumAmount, amountStep } = campaign
  const offSeason = fitrahRefusal(campaign, now)?.message
  const fund = fundAt(campaign, now)
  const unlicensed = collectingRefusal(config, campaign.fund)?.message
  return {
    slug,
    title,
    organizer,
    isVerified: toCardView(campaign, now).isVerified,
    cover,
    photo,
    fund,
    noun: nounOf({ ...campaign, fund }),
    unit: unit && unit.remaining > 0 ? unit : undefined,
    packages,
    namesFor: namesFor({ ...campaign, fund }),
    presets: presetsOf(campaign),
    minimum: minimumAmount,
    step: amountStep,
    isOpen: isDonatable(campaign, now) && !offSeason && !unlicensed,
    isOver: isOver(campaign, now),
    state: campaignStatusWords(campaign, now),
    offSeason,
    isLastHour: fitrahCodeRefusal(campaign, now) !== undefined,
    unlicensed,
    notice: unit?.remaining === 0 ? soldOutWords : lateFitrahWords({ ...campaign, fund }),
  }
}

/** The unit of a wakaf that is given in units, and its packages in stock. */
type Stock = { unit: WakafUnit | undefined; packages: WakafPackage[] }

/**
 * What the address asks for: `?paket=` and `?jumlah=`, or `?nominal=` where that is whole units, at most as many as are
 * left; else one unit.
 */
function startingUnits(query: URLSearchParams, { unit, packages }: Stock): UnitState {
  if (!unit) return { units: '1', package: '' }
  const chosen = packages.find(({ id }) => id === query.get('paket'))
  const typed = /^[1-9]\d{0,5}$/.exec(query.get('jumlah') ?? '')
  const { price, size } = termsOf(unit, chosen)
  const count = typed ? Number(typed[0]) : Number(query.get('nominal') ?? Number.NaN) / price
  const isWhole = Number.isInteger(count) && count > 0
  const most = Math.max(1, Math.floor(unit.remaining / size))
  const units = String(isWhole ? Math.min(count, most) : 1)
  return { units, package: chosen ? packageValue(chosen) : '' }
}
