import * as v from 'valibot'
import { nouns } from '#features/campaign/nouns.ts'
import { calledName, donorContacts, type Donation } from '#features/donation/donation.ts'
import { getDonation } from '#features/donation/queries.server.ts'
import { nounAt } from '#features/donation/view.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import { noteMessage } from '#features/message/send-message.server.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Issued } from './issue-receipt.server.ts'
import { newestOf, type Numbered } from './queries.server.ts'
import { receiptNumber } from './receipt.ts'

/** Enqueued in the transaction that replaces the receipts of a donation. */
export const tellReplacedJob = defineJob(
  { name: 'receipt.replaced', lane: 'email' },
  v.object({ donationId: v.pipe(v.string(), v.uuid()), numbers: v.array(v.string()) }),
  sendReplaced,
)

/**
 * Leaves the e-mail about a locked donation to the worker; each replacement has its own, named by its new numbers.
 * When nothing was replaced there is none.
 */
export async function tellReplaced(
  ctx: Ctx,
  tx: Tx,
  { donation, issued }: { donation: Donation; issued: Issued[] },
): Promise<void> {
  const { id: donationId } = donation
  if ((await newestOf(tx, donationId)).every(({ voidedAt }) => !voidedAt)) return
  const numbers = issued.map(({ number }) => number)
  const key = `${donationId} ${numbers.join(' ')}`
  await enqueue(tx, tellReplacedJob, { payload: { donationId, numbers }, now: ctx.now(), key })
  ctx.wake()
}

/** Tells the donor which number counts now. Nothing is sent of numbers that no longer count, or that replace none. */
async function sendReplaced(
  ctx: Ctx,
  { donationId, numbers }: { donationId: string; numbers: string[] },
): Promise<void> {
  const donation = await getDonation(ctx.db, donationId)
  const all = await newestOf(ctx.db, donationId)
  const papers = all
    .filter((each) => !each.voidedAt && each.version > 1 && numbers.includes(receiptNumber(each)))
    .map((each) => paperLines(donation, { paper: each, all, config: ctx.config }))
  if (papers.length === 0)
    return await noteMessage(ctx, { donationId, about: 'replaced', outcome: 'outdated' })
  await sendTemplate(ctx, {
    event: `replaced ${donationId} ${numbers.join(' ')}`,
    template: 'kuitansi-diganti',
    to: donorContacts(donation),
    donationId,
    plainName: donation.donorName,
    values: {
      nama: calledName(donation),
      sebutan: nouns[nounAt(donation, ctx.now())].name,
      program: donation.campaign.title,
      dokumen: papers.join('\n\n'),
      kontak: ctx.config.institution.email,
    },
  })
  ctx.wake()
}

const paperNames = { kuitansi: 'Kuitansi', bsz: 'Bukti Setor Zakat' } as const

type Paper = { paper: Numbered; all: readonly Numbered[]; config: Config }

/** The new number, those it replaces, and its permanent address. */
function paperLines({ publicId }: Donation, { paper, all, config }: Paper): string {
  const { kind, version } = paper
  const earlier = all.filter((each) => each.kind === kind && each.version < version)
  const before = earlier.map(receiptNumber).join(', ')
  const file = kind === 'kuitansi' ? `${publicId}.pdf` : `${publicId}/bsz.pdf`
  return `${paperNames[kind]} nomor ${receiptNumber(paper)}, pengganti ${before}:\n${config.origin}/kuitansi/${file}`
}
