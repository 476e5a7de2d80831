import { redirect } from 'react-router'
import * as v from 'valibot'
import { reverseVoucher } from '#features/voucher/review-voucher.server.ts'
import { voucherNumber } from '#features/voucher/voucher.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts, Timeline } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/transaksi-id.ts'
import { keepVoucherFile } from './record-acts.ts'
import { voucherFacts, voucherTimeline } from './voucher-parts.tsx'
import { voucherView } from './voucher-view.ts'
import type { listFiles } from '#features/voucher/files.server.ts'
import { boundedText } from '#platform/text/form-text.ts'

type Props = {
  voucherId: string
  files: Awaited<ReturnType<typeof listFiles>>
}

export function loader({ context, params }: Route.LoaderArgs) {
  return voucherView(context.get(deskContext), rowIdOf(params.id))
}

const reason = boundedText('Tulis alasannya.', 5, 200)

export const action = acts({
  berkas: keepVoucherFile,
  batalkan: act(
    v.object({ reason }),
    'Membatalkan transaksi',
    async ({ ctx, staff, params }, { reason: why }) => {
      const id = rowIdOf(params['id'])
      const hand = { by: staff.id, role: staff.role }
      const done = await reverseVoucher(ctx, { id, reason: why }, hand)
      const notice = done === 'proposed' ? 'ajukan' : 'batal'
      return redirect(`/kelola/transaksi/${id}?kabar=${notice}`, 303)
    },
  ),
})

export default function TransaksiId({ loaderData }: Route.ComponentProps) {
  const { voucher, title, agreements, journal, files, mayReview, mayReverse } = loaderData
  const fields = { reason: field.text('Alasan', { maxLength: 200 }) }
  return (
    <DeskPage
      title={voucherNumber(voucher)}
      tab="Satu transaksi"
      lead={title}
      back={{ href: '/kelola/transaksi', label: 'Transaksi' }}
      acts={
        mayReview && (
          <a href="/kelola/transaksi?tinjau=belum" className="text-primary underline">
            Tinjau bersama yang lain
          </a>
        )
      }
    >
      <DeskFacts facts={voucherFacts(voucher)} />
      {journal.length > 0 && (
        <DeskSection title="Jurnal">
          <DeskFacts facts={journal} />
        </DeskSection>
      )}
      <FileSection voucherId={voucher.id} files={files} />
      {mayReverse && (
        <DeskSection
          title="Batalkan"
          note="Jurnal pembaliknya dibukukan hari ini, dan yang diselesaikannya terbuka lagi."
        >
          <DeskForm act="batalkan" submit="Batalkan transaksi" look="danger" fields={fields} />
        </DeskSection>
      )}
      <DeskSection title="Perjalanan" note="Yang terbaru di atas. Jam dalam WIB.">
        <Timeline entries={voucherTimeline(voucher, agreements)} />
      </DeskSection>
    </DeskPage>
  )
}

/** The papers of a voucher; more may come, none is taken away. */
function FileSection({ voucherId, files }: Props) {
  const fields = {
    berkas: field.text('Isi berkas', { maxLength: 80 }),
    proof: field.file('Berkas', {
      accept: 'application/pdf,image/jpeg,image/png,image/webp',
      hint: 'PDF atau foto, paling besar 8 MB.',
    }),
  }
  return (
    <DeskSection title="Berkas" note="Tersegel; setiap kali dibuka tercatat di jejak audit.">
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map(({ id, name, type }) => (
            <li key={id}>
              <a
                href={`/kelola/transaksi/${voucherId}/berkas/${id}`}
                className="inline-flex min-h-touch items-center text-primary underline"
              >
                {name} ({type === 'application/pdf' ? 'PDF' : 'foto'})
              </a>
            </li>
          ))}
        </ul>
      )}
      <DeskForm act="berkas" submit="Lampirkan" look="ghost" hasFiles fields={fields} />
    </DeskSection>
  )
}
