import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import type { HiddenFor } from '#platform/db/schema/schema-community.ts'
import { formatDate, formatTime } from '#platform/time/jakarta.ts'
import { NETWORKS_TO_HIDE } from './prayer.ts'

type HiddenPrayer = {
  id: string
  text: string
  hiddenFor: HiddenFor
  prayedAt: Date
  /** The campaign's title. */
  title: string
  /** The institution's name. */
  house: string
  /** Where staff decide about it. */
  address: string
}

const reasons: Record<HiddenFor, string> = {
  word: 'memuat kata yang tidak kami tampilkan',
  reports: `dilaporkan pengunjung dari ${NETWORKS_TO_HIDE} jaringan yang berbeda`,
  empty: 'hanya berisi tautan atau nomor',
}

const order = v.object({ donationId: v.pipe(v.string(), v.uuid()) })

/** Enqueued in the transaction that hides a prayer, so once for each. */
export const notifyHiddenJob = defineJob(
  { name: 'prayer.hidden', lane: 'email' },
  order,
  notifyHidden,
)

/** Tells the site's operator, at the address for complaints, what was hidden and why. */
async function notifyHidden(ctx: Ctx, { donationId }: v.InferOutput<typeof order>): Promise<void> {
  const row = await ctx.db
    .selectFrom('prayer')
    .innerJoin('campaign', 'campaign.id', 'prayer.campaign_id')
    .select(['prayer.public_id', 'prayer.text', 'prayer.hidden_for', 'prayer.prayed_at'])
    .select('campaign.title')
    .where('prayer.donation_id', '=', donationId)
    .executeTakeFirst()
  // It was shown again meanwhile, or erased with its donor's account.
  if (!row?.hidden_for) return
  const { public_id: id, text, hidden_for: hiddenFor, prayed_at: prayedAt, title } = row
  const { institution, origin } = ctx.config
  const about = { house: institution.name, address: `${origin}/kelola/doa` }
  const email = hiddenEmail({ id, text, hiddenFor, prayedAt, title, ...about })
  await ctx.mail.send({ to: institution.complaints, ...email })
}

/** For the institution itself: the prayer in full, without the donor's name. */
function hiddenEmail(prayer: HiddenPrayer): { subject: string; text: string } {
  const { id, text, hiddenFor, prayedAt, title, house, address } = prayer
  const paragraphs = [
    `Sebuah doa di halaman ${house} baru saja disembunyikan karena ${reasons[hiddenFor]}.`,
    `Program: ${title}\nDitulis: ${formatDate(prayedAt)} pukul ${formatTime(prayedAt)}\nNomor doa: ${id}`,
    text ? `Isi doa:\n${text}` : 'Setelah tautan dan nomornya dihapus, doa ini kosong.',
    `Mohon dibaca. Bila doa ini pantas ditampilkan, tampilkan kembali di ${address}; setelah itu laporan tidak lagi menyembunyikannya.`,
  ]
  return { subject: `Doa disembunyikan: ${title}`, text: paragraphs.join('\n\n') }
}
