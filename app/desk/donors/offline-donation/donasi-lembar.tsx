import {
  type DonationSheet,
  readDonationSheet,
  recordDonationSheet,
} from '#features/offline-donation/record-sheet.server.ts'
import { sheetColumns } from '#features/offline-donation/sheet-rows.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { type SheetPreview, lookAtSheet, sheetText } from '#app/desk/ui/look-at-sheet.ts'
import { previewIn, refusedOf } from '#app/desk/ui/refused.ts'
import { SheetForm, SheetProblems } from '#app/desk/ui/sheet-form.tsx'
import type { Route } from './+types/donasi-lembar.ts'
import { cashChoices } from './cash-choices.ts'
import { redirect } from 'react-router'
import * as v from 'valibot'
import { acts, personalAct } from '#app/desk/door.ts'

const sheetActs = acts({
  lihat: lookAtSheet(readDonationSheet),
  simpan: personalAct(
    v.object({
      isi: sheetText,
      place: v.pipe(
        v.string(),
        v.regex(/^kas:[0-9a-f-]{36}$/, 'Pilih kas tempat uangnya disimpan.'),
      ),
      ganda: v.optional(v.string(), ''),
    }),
    'Mencatat donasi dari lembar kerja',
    async ({ ctx, staff, details }, { isi: text, place, ganda }) => {
      const cashPlaceId = place.slice('kas:'.length)
      const sheet = { text, cashPlaceId, withDoubles: ganda !== '' }
      details['jumlah'] = String(await recordDonationSheet(ctx, sheet, { by: staff.id }))
      return redirect('/kelola/donasi?kabar=simpan', 303)
    },
  ),
})

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return {
    places: await cashChoices(ctx.db),
  }
}

export const action = sheetActs

export default function DonasiLembar({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData)
  const preview = previewIn<SheetPreview<DonationSheet>>(actionData)
  const text = preview?.text ?? refused?.values['isi'] ?? ''
  return (
    <DeskPage
      title="Donasi dari lembar kerja"
      lead="Banyak donasi tunai sekaligus, misalnya dari buku petugas. Setiap baris menjadi satu donasi dengan kuitansinya."
      back={{ href: '/kelola/donasi', label: 'Donasi' }}
      isNarrow
      acts={<ActLink href="/kelola/donasi/upz">Laporan UPZ</ActLink>}
    >
      {refused && <DeskRefusal answer={actionData} />}
      {preview && <Preview preview={preview} places={loaderData.places} />}
      <DeskSection
        title={preview ? 'Perbaiki isinya' : 'Isi'}
        note={`Baris pertama nama kolom: ${sheetColumns.join(', ')}. Nama kosong menjadi Hamba Allah; nomor yang sama tidak dicatat dua kali.`}
      >
        <SheetForm text={text} hasPreview={preview !== undefined} />
      </DeskSection>
    </DeskPage>
  )
}

type Props = { preview: SheetPreview<DonationSheet>; places: { value: string; label: string }[] }

function Preview({ preview, places }: Props) {
  const { text, donations, problems, doubles } = preview
  const count = donations.length
  const sum = donations.reduce((whole, donation) => whole + donation.sum, 0)
  const fields = {
    isi: field.hidden(text),
    place: field.choice('Uangnya disimpan di', places, {
      anything: places.length === 1 ? undefined : 'Pilih',
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
      note={`${count} donasi, ${formatRupiah(sum)}. ${problems.length} baris perlu diperbaiki, ${doubles.length} mungkin ganda.`}
    >
      <SheetProblems problems={[...problems, ...doubles]} />
      {problems.length === 0 && count > 0 && (
        <DeskForm act="simpan" submit="Catat semuanya" refused={null} fields={fields} />
      )}
    </DeskSection>
  )
}
