import { data, redirect } from 'react-router'
import { isReached, reachOf } from '#features/message/message-channels.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { unopenedName } from '#features/donation/donation.ts'
import type { Revealed } from '#features/donation-log/act-on-donation.server.ts'
import { partOfContacts } from '#features/donation-log/mask.ts'
import { findRecord, waysOf } from '#features/donation-log/queries.server.ts'
import { recordLook } from '#features/donation-log/record-look.server.ts'
import { timelineOf } from '#features/donation-log/timeline.server.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import type { Route } from './+types/donasi-id.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { donationActs } from './donation-acts.ts'
import { DonationRecordView } from './donation-record.tsx'

const done: Readonly<Record<string, string>> = {
  ditanyakan: 'Penyedia sedang ditanya lagi. Muat ulang halaman ini sebentar lagi.',
  dikirim: 'Kuitansi sedang dikirim lagi kepada donatur.',
  diganti:
    'Sudah diperbaiki. Kuitansi yang lama batal dan yang baru terbit; nomornya ada di Perjalanan.',
  tunai: 'Tercatat. Kuitansinya terbit sebentar lagi; muat ulang halaman ini.',
  dibatalkan: 'Pencatatannya dibatalkan, dan kuitansinya tidak berlaku lagi.',
  diperbaiki: 'Sudah diperbaiki. Tidak ada kuitansi yang diganti.',
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const record = await findRecord(ctx.db, params.id)
  if (!record) throw data({ message: 'Page Not Found' }, { status: 404 })
  if (record.id !== params.id) throw redirect(`/kelola/donasi/${record.id}`, 303)
  const number = shortIdOf(record.publicId)
  await recordLook(ctx, {
    staff,
    permission,
    sentence: 'Melihat donasi',
    documentId: record.id,
    details: { nomor: number },
  })
  const { donor, ...facts } = record
  const ways = await waysOf(ctx.db, record.id)
  return {
    record: { ...facts, name: unopenedName({ ...donor, method: ways.newest }) },
    number,
    hasMore: donor.isAnonymous || donor.phone !== null || donor.email !== null,
    mayGetPapers: isReached(donor, 'receipt', reachOf(ctx)),
    contacts: partOfContacts(donor),
    events: await timelineOf(ctx.db, record),
    ways,
    mayReadTransfers: isPermitted(staff.role, 'transfer.read'),
    mayAct: isPermitted(staff.role, 'donation.write'),
    mayReveal: isPermitted(staff.role, 'donation.reveal'),
    mayRefund: isPermitted(staff.role, 'refund.write'),
    notice: done[new URL(request.url).searchParams.get('hasil') ?? ''] ?? null,
  }
}

export const action = donationActs

export default function DonasiId({ loaderData, actionData }: Route.ComponentProps) {
  const { number, record } = loaderData
  return (
    <DeskPage
      title={`Donasi ${number}`}
      tab="Satu donasi"
      lead={record.campaign.title}
      back={{ href: '/kelola/donasi', label: 'Donasi' }}
    >
      <DonationRecordView
        {...loaderData}
        refused={refusedOf(actionData)}
        revealed={revealedOf(actionData)}
      />
    </DeskPage>
  )
}

function revealedOf(answer: unknown): Omit<Revealed, 'whose'> | undefined {
  const isRevealed = typeof answer === 'object' && answer !== null && 'revealed' in answer
  return isRevealed ? (answer.revealed as Omit<Revealed, 'whose'>) : undefined
}
