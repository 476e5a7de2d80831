import type { DonationSheet } from '#features/offline-donation/record-sheet.server.ts'
import { CASH } from '#features/offline-donation/offline-way.ts'
import { sheetColumns } from '#features/offline-donation/sheet-rows.ts'
import { listPlaces } from '#features/voucher/places.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { SheetPreview } from '#app/desk/ui/look-at-sheet.ts'
import { previewIn, refusedOf } from '#app/desk/ui/refused.ts'
import { SheetForm, SheetProblems } from '#app/desk/ui/sheet-form.tsx'
import type { Route } from './+types/donasi-upz.ts'
import { upzActs } from './upz-acts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const places = (await listPlaces(ctx.db, [CASH])).filter(({ cashPlaceId }) => cashPlaceId)
  return {
    places: places.map(({ value, label }) => ({ value, label })),
    dueOn: addDays(dayOf(ctx.now()), 7),
  }
}

export const action = upzActs

export default function DonasiUpz({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData)
  const preview = previewIn<SheetPreview<DonationSheet>>(actionData)
  return (
    <DeskPage
      title="Laporan UPZ"
      lead="Zakat dan infak yang dikumpulkan UPZ. Setiap baris menjadi donasi dengan kuitansi atau Bukti Setor Zakat; uangnya menjadi piutang UPZ sampai disetor."
      back={{ href: '/kelola/donasi', label: 'Donasi' }}
      isNarrow
    >
      {refused && <DeskRefusal answer={actionData} />}
      {preview && <Preview preview={preview} {...loaderData} />}
      <DeskSection
        title={preview ? 'Perbaiki isinya' : 'Isi laporan'}
        note={`Baris pertama nama kolom: ${sheetColumns.join(', ')}. Program menentukan jenisnya: zakat maal, fitrah, atau infak.`}
      >
        <SheetForm
          text={preview?.text ?? refused?.values['isi'] ?? ''}
          hasPreview={preview !== undefined}
        />
      </DeskSection>
    </DeskPage>
  )
}

type Props = {
  preview: SheetPreview<DonationSheet>
  places: { value: string; label: string }[]
  dueOn: string
}

function Preview({ preview, places, dueOn }: Props) {
  const { text, donations, problems, doubles } = preview
  const sum = donations.reduce((whole, donation) => whole + donation.sum, 0)
  const fields = {
    isi: field.hidden(text),
    upz: field.text('Nama UPZ', { maxLength: 120 }),
    setor: field.day('Disetor paling lambat', { stored: dueOn }),
    place: field.choice('Dicatat lewat kas', places, {
      anything: places.length === 1 ? undefined : 'Pilih',
      hint: 'Hanya untuk pencatatan; uangnya tetap di UPZ.',
    }),
    ganda:
      doubles.length > 0 &&
      field.check('Catat juga yang mungkin ganda', {
        hint: 'Bila memang dua donasi yang berbeda.',
      }),
  }
  return (
    <DeskSection
      title="Hasil pemeriksaan"
      note={`${donations.length} donasi, ${formatRupiah(sum)}. ${problems.length} baris perlu diperbaiki, ${doubles.length} mungkin ganda.`}
    >
      <SheetProblems problems={[...problems, ...doubles]} />
      {problems.length === 0 && donations.length > 0 && (
        <DeskForm act="simpan" submit="Catat laporan" refused={null} fields={fields} />
      )}
    </DeskSection>
  )
}
