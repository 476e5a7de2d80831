import { redirect } from 'react-router'
import { currencyNames, SHOWN_DAYS, unitPrice } from '#features/exchange-rate/exchange-rate.ts'
import { proposeRates, rateForm } from '#features/exchange-rate/proposals.server.ts'
import { shownRates } from '#features/exchange-rate/queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/kurs.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const today = dayOf(ctx.now())
  return {
    rates: await shownRates(ctx.db, today),
    isFetched: ctx.config.exchangeRates !== undefined,
    stored: { day: today, source: 'Bank Indonesia', lines: '', note: '' },
    mayWrite: isPermitted(staff.role, 'rate.write'),
  }
}

export const action = acts({
  ajukan: act(rateForm, 'Mengajukan kurs', async ({ ctx, staff }, form) => {
    await proposeRates(ctx, form, { by: staff.id })
    return redirect('/kelola/kurs?kabar=ajukan', 303)
  }),
})

export default function Kurs({ loaderData }: Route.ComponentProps) {
  const { rates, isFetched, stored, mayWrite } = loaderData
  const fetched = isFetched
    ? 'Kurs Bank Sentral Eropa diambil sendiri setiap hari kerja; kurs yang dicatat di sini tampil lebih dahulu.'
    : 'Kurs hanya yang dicatat di sini.'
  const fields = {
    day: field.day('Tanggal kurs'),
    source: field.text('Sumber kurs', { maxLength: 80 }),
    lines: field.area('Kurs', {
      hint: 'Satu mata uang pada satu baris, rupiah untuk satu unit: USD = 16.543,21',
      rows: 8,
    }),
    note: field.optional.text('Catatan', { maxLength: 500 }),
  }
  return (
    <DeskPage
      title="Kurs"
      lead={`Pemberi dari luar negeri dapat melihat kira-kira nominalnya dalam mata uangnya. Yang ditagih dan dibukukan selalu rupiah. Kurs yang lebih tua dari ${SHOWN_DAYS} hari tidak ditampilkan. ${fetched}`}
      isNarrow
    >
      <DeskSection title="Yang tampil hari ini">
        {rates.length === 0 ? (
          <EmptyState
            title="Belum ada kurs yang tampil"
            text="Formulir dan halaman pembayaran hanya menampilkan rupiah."
          />
        ) : (
          <ul className="grid gap-2">
            {rates.map((rate) => (
              <li key={rate.currency} className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold">
                  1 {rate.currency} = {unitPrice(rate)}
                </span>
                <span className="text-sm text-muted">
                  {currencyNames[rate.currency]}, {formatDate(startOfDay(rate.day))}
                  {!rate.isSample && `, ${rate.source}`}
                </span>
                {rate.isSample && <Chip>Data contoh</Chip>}
              </li>
            ))}
          </ul>
        )}
      </DeskSection>
      {mayWrite && (
        <DeskSection
          title="Catat kurs"
          note="Diajukan satu orang, disetujui orang lain. Catatan baru dari sumber dan tanggal yang sama menggantikan yang lama."
        >
          <DeskForm
            isReadable={false}
            act="ajukan"
            submit="Ajukan"
            stored={stored}
            fields={fields}
          />
        </DeskSection>
      )}
    </DeskPage>
  )
}
