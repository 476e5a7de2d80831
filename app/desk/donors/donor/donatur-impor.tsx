import {
  type ImportPreview,
  listImports,
  lookAtImport,
  runImport,
  undoImport,
} from '#features/donor-record/import/imports.server.ts'
import { formatCount } from '#platform/money/money.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm } from '#app/desk/ui/acts.tsx'
import { ActLink, DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { lookAtSheet, type SheetPreview, sheetText } from '#app/desk/ui/look-at-sheet.ts'
import { previewIn, refusedOf } from '#app/desk/ui/refused.ts'
import { SheetForm, SheetProblems } from '#app/desk/ui/sheet-form.tsx'
import type { Route } from './+types/donatur-impor.ts'
import { redirect } from 'react-router'
import * as v from 'valibot'
import { act, acts, personalAct } from '#app/desk/door.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { imports: await listImports(context.get(deskContext).ctx) }
}

/** Donors and gifts of an earlier system: looked at first, taken over whole, undone whole. */
export const action = acts({
  lihat: lookAtSheet(lookAtImport),
  simpan: personalAct(
    v.object({ isi: sheetText }),
    'Memindahkan donatur dari sistem lama',
    async ({ ctx, staff, details }, { isi: text }) => {
      const count = await runImport(ctx, { text, fileName: 'lembar kerja', by: staff.id })
      details['jumlah'] = String(count)
      return redirect('/kelola/donatur/impor?kabar=simpan', 303)
    },
  ),
  batal: act(
    v.object({ pindahan: v.pipe(v.string(), v.uuid()) }),
    'Membatalkan pemindahan donatur',
    async ({ ctx, staff }, { pindahan }) => {
      await undoImport(ctx, pindahan, { by: staff.id })
      return redirect('/kelola/donatur/impor?kabar=simpan', 303)
    },
  ),
})

const path = '/kelola/donatur/impor/templat.csv'
const kinds = { donor: 'donatur', gift: 'donasi lama' } as const

export default function DonaturImpor({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData)
  const preview = previewIn<SheetPreview<ImportPreview>>(actionData)
  return (
    <DeskPage
      title="Pindahkan dari sistem lama"
      tab="Pindahkan donatur"
      lead="Donatur dahulu, lalu donasinya. Donasi lama menjadi riwayat tanpa jurnal: uangnya ada di saldo awal pembukuan."
      back={{ href: '/kelola/donatur', label: 'Donatur' }}
      isNarrow
      acts={
        <>
          <ActLink href={`${path}?isi=donatur`} download>
            Contoh donatur
          </ActLink>
          <ActLink href={`${path}?isi=donasi`} download>
            Contoh donasi lama
          </ActLink>
        </>
      }
    >
      {refused && <DeskRefusal answer={actionData} />}
      {preview && <Preview {...preview} />}
      <DeskSection
        title={preview ? 'Perbaiki isinya' : 'Isi'}
        note="HP, NIK, dan NPWP sebagai teks; tanggal sebagai 2024-12-31. Berkas donasi dari aplikasi ini dapat langsung dipakai. Izin kabar hanya dicatat bila asal_persetujuan diisi."
      >
        <SheetForm
          text={preview?.text ?? refused?.values['isi'] ?? ''}
          hasPreview={preview !== undefined}
        />
      </DeskSection>
      <DeskSection title="Yang sudah dipindahkan">
        {loaderData.imports.length === 0 && <p className="text-muted">Belum ada.</p>}
        <ul className="grid gap-3">
          {loaderData.imports.map(({ id, kind, rows, at, by, undoneAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              {`${formatCount(rows)} ${kinds[kind]}, ${formatDateTime(at)}, ${by}`}
              {undoneAt ? (
                <span className="text-muted">{`dibatalkan ${formatDateTime(undoneAt)}`}</span>
              ) : (
                <PressForm act="batal" look="quiet" fields={{ pindahan: id }}>
                  Batalkan seluruhnya
                </PressForm>
              )}
            </li>
          ))}
        </ul>
      </DeskSection>
    </DeskPage>
  )
}

function Preview({ kind, fresh, known, doubles, problems, text }: SheetPreview<ImportPreview>) {
  return (
    <DeskSection
      title="Hasil pemeriksaan"
      note={`${formatCount(fresh)} ${kinds[kind]} baru, ${known.length} sudah ada, ${doubles.length} mungkin ganda, ${problems.length} perlu diperbaiki.`}
    >
      <SheetProblems problems={[...problems, ...doubles, ...known]} />
      {problems.length === 0 && fresh > 0 && (
        <DeskForm isReadable={false} act="simpan" submit="Pindahkan semuanya" refused={null}>
          <input type="hidden" name="isi" value={text} />
        </DeskForm>
      )}
    </DeskSection>
  )
}
