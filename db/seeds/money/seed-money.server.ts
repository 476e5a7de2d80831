import { lockDonation } from '#features/donation/queries.server.ts'
import { recordPaid } from '#features/donation/record-payment.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { issueDue } from '#features/receipt/issue-receipt.server.ts'
import { type Ctx, uuidV7 } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { DAY_MS, dayOf, momentAt } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import type { DemoCampaign } from '../content.ts'
import { demoId, drawFrom } from '../deterministic.ts'
import { donationsOf, startOf } from './donations.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { AsnafCode, HelpArea } from '#platform/db/schema/schema-mustahik.ts'

type ZakatGroup = { group: string; asnaf: AsnafCode; area: HelpArea }

/** How many people each disbursement of the demo reached, by campaign; as its description says where it does. */
const demoBeneficiaries: Record<string, number> = {
  'air-bersih-santri-cikoneng': 120,
  'tandon-air-desa-oebola': 310,
  'banjir-demak-dapur-umum': 640,
  'beasiswa-santri-penghafal': 40,
  'meja-dan-buku-madrasah-ende': 186,
  'makan-bergizi-asrama-yatim': 85,
  'operasi-katarak-lansia': 7,
  'zakat-maal': 270,
  fidyah: 210,
  'infak-umum': 9,
  'qurban-kampung-mualaf-mentawai': 310,
  'zakat-penghasilan': 142,
  'zakat-perusahaan': 20,
  'zakat-fitrah': 741,
}

/** Whom the zakat of the demo reached: one group a campaign, counted above in families. */
const demoZakatGroups: Record<string, ZakatGroup> = {
  'zakat-maal': { group: '270 keluarga miskin', asnaf: 'miskin', area: 'kemanusiaan' },
  'zakat-penghasilan': { group: '142 keluarga fakir', asnaf: 'fakir', area: 'kemanusiaan' },
  'zakat-perusahaan': { group: '20 keluarga miskin', asnaf: 'miskin', area: 'ekonomi' },
  'zakat-fitrah': {
    group: '741 keluarga miskin di sekitar 64 masjid',
    asnaf: 'miskin',
    area: 'kemanusiaan',
  },
}

/** The demo's donations: started and paid by the product's own use cases, each at its own time. */
export async function seedDonations(ctx: Ctx, tx: Tx, campaign: DemoCampaign): Promise<void> {
  for (const { publicId, at, prayer, ...donation } of donationsOf(campaign, ctx.now())) {
    const id = demoId(`donation ${publicId}`)
    const then: Ctx = { ...ctx.within(tx), now: () => at, newId: () => id }
    const words = { prayer, showsPrayer: prayer !== undefined, wantsNews: false }
    await startDonation(then, { id: publicId, campaignSlug: campaign.slug, ...donation, ...words })
    const payment = { journalId: demoId(`capture ${publicId}`), occurredAt: at, now: at }
    await recordPaid(tx, await lockDonation(tx, id), payment)
    await issueDue(ctx, tx, { donation: await lockDonation(tx, id) })
  }
}

const banks: Partial<Record<Fund, string>> = {
  Z: account.zakatBank,
  IT: account.infakBank,
  IU: account.infakBank,
  D: account.infakBank,
  W: account.wakafBank,
}

/** What followed: settlement to the bank, the amil's share, disbursements. */
export async function seedDisbursements(ctx: Ctx, tx: Tx, campaign: DemoCampaign): Promise<void> {
  const { fund, received, disbursed } = campaign
  const bank = banks[fund]
  if (!bank || !(disbursed || fund === 'W')) return
  const held = { fund, campaignId: demoId(`campaign ${campaign.slug}`) }
  const settled = rupiah(received.amount)
  const at = spentAt(campaign, ctx.now())
  const steps: Step[] = [
    {
      source: 'settlement',
      event: 'settled',
      description: `Penyelesaian dana ${campaign.title}`,
      at,
      postings: [{ debit: bank, credit: account.gatewayReceivable, ...held, amount: settled }],
    },
    ...amilShares(campaign, { held, at, now: ctx.now() }),
    ...(disbursed ? [{ ...paidOut(disbursed, { ...held, bank }), at }] : []),
  ]
  // The list of payouts pages by ids that grow with time.
  const payoutId = uuidV7(at)
  await seedDisbursement(tx, campaign, { id: payoutId, at })
  for (const { at: bookedAt, part = '', ...step } of steps) {
    const name = `${step.source} ${campaign.slug}${part}`
    const sourceId = step.source === 'disbursement' ? payoutId : demoId(name)
    const ids = { journalId: demoId(`journal ${name}`), sourceId }
    await postJournal(tx, { ...ids, ...step, occurredAt: bookedAt, recordedAt: bookedAt })
  }
}

function paidOut(
  { account: debit, amount, description }: NonNullable<DemoCampaign['disbursed']>,
  { bank, ...held }: { fund: Fund; campaignId: string; bank: string },
): Omit<Step, 'at'> {
  const postings = [{ debit, credit: bank, ...held, amount: rupiah(amount) }]
  return { source: 'disbursement', event: 'paid', description, postings }
}

/** Two thirds into what the campaign has run, at an hour of the office, each on a day of its own. */
function spentAt(campaign: DemoCampaign, now: Date): Date {
  const start = startOf(campaign, now).getTime()
  const share = 0.6 + drawFrom(`spent ${campaign.slug}`)() * 0.2
  return momentAt(dayOf(new Date(start + (now.getTime() - start) * share)), '10:15:00')
}

/** The disbursements of dormitories are not listed one by one. */
const DORMITORY = 30

/** The paid disbursement behind its journal, proposed by one person and approved by another. */
async function seedDisbursement(
  tx: Tx,
  { slug, fund, disbursed }: DemoCampaign,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  if (!disbursed) return
  await tx
    .insertInto('disbursement')
    .values({
      id,
      campaign_id: demoId(`campaign ${slug}`),
      fund,
      account: disbursed.account,
      amount: rupiah(disbursed.amount),
      description: disbursed.description,
      beneficiaries: demoBeneficiaries[slug] ?? DORMITORY,
      proof: `BKK-${100 + Math.floor(drawFrom(`proof ${slug}`)() * 900)} (contoh)`,
      status: 'paid',
      made_by: demoId('staff program'),
      made_at: new Date(at.getTime() - 3 * DAY_MS),
      approved_by: demoId('staff bendahara'),
      approved_at: new Date(at.getTime() - DAY_MS),
      paid_at: at,
    })
    .execute()
  const reached = demoZakatGroups[slug]
  if (!reached) return
  const { group, ...what } = reached
  const counts = { men: 0, women: 0, families: demoBeneficiaries[slug] ?? DORMITORY }
  await tx
    .insertInto('disbursement_mustahik')
    .values({
      id: demoId(`group ${slug}`),
      disbursement_id: id,
      mustahik_id: null,
      group_words: group,
      ...what,
      ...counts,
      added_by: demoId('staff program'),
      added_at: at,
    })
    .execute()
}

type Step = {
  source: string
  event: string
  description: string
  postings: Posting[]
  at: Date
  /** Names one of several steps of a source. */
  part?: string
}

type Sharing = { held: { fund: Fund; campaignId: string }; at: Date; now: Date }

/**
 * The amil's eighth of zakat, never rounded up (charity.md §4.5, L02): of what had come by then, and of the rest with the
 * last donation, so that it is never above its cap. The demo takes none from other funds.
 */
function amilShares(campaign: DemoCampaign, { held, at, now }: Sharing): Step[] {
  if (held.fund !== 'Z') return []
  const { zakatToAmil, interFundPayable, interFundReceivable, amilShareOfZakat } = account
  const donations = donationsOf(campaign, now)
  const come = donations.reduce((sum, each) => sum + (each.at <= at ? each.amount : 0), 0)
  const eighth = (sum: number) => Math.floor((sum * 125) / 1_000)
  const [first, whole] = [eighth(come), eighth(campaign.received.amount)]
  const share = (taken: number, part: string, day: Date): Step[] => {
    const amount = rupiah(taken)
    if (amount === 0) return []
    const postings = [
      { debit: zakatToAmil, credit: interFundPayable, ...held, amount },
      { debit: interFundReceivable, credit: amilShareOfZakat, fund: 'A' as const, amount },
    ]
    const description = `Bagian amil dari ${campaign.title}`
    return [{ source: 'amil', event: 'recognised', description, postings, at: day, part }]
  }
  const last = donations.at(-1)?.at ?? at
  return [...share(first, '', at), ...share(whole - first, ' sisa', last > at ? last : at)]
}
