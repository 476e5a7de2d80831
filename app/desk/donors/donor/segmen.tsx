import { payMethodWords } from '#features/donation-log/donation-filter.ts'
import { segmentFilter, segmentKinds, segmentWords } from '#features/donor-record/segment.ts'
import {
  countSegment,
  listSegments,
  removeSegment,
  saveSegment,
} from '#features/donor-record/segments.server.ts'
import { formatCount, parseRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { previewIn } from '#app/desk/ui/refused.ts'
import { programmeChoices } from '../box/programme-choices.ts'
import type { Route } from './+types/segmen.ts'
import { redirect } from 'react-router'
import * as v from 'valibot'
import { campaignTitleOf } from '#features/donor-record/queries.server.ts'
import { textOf } from '#platform/text/form-text.ts'
import { act, acts } from '#app/desk/door.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return { segments: await listSegments(ctx.db), campaigns: await programmeChoices(ctx.db) }
}

const fields = {
  ...segmentFilter.entries,
  terkecil: v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => parseRupiah(typed === '' ? '10.000.000' : typed)),
    v.check((sum) => sum.ok, 'Tulis jumlahnya dalam rupiah.'),
    v.transform((sum) => (sum.ok ? Number(sum.value) : 0)),
  ),
}

/** What a filter means and how many it has now, before it is used. */
type SegmentPreview = { words: string; count: number; values: Record<string, string> }

/** Counting comes first; what is counted may be kept under a name. */
export const action = acts({
  hitung: act(v.object(fields), 'Menghitung segmen', async ({ ctx, form }, filter) => {
    const values = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const words = segmentWords(filter, await campaignTitleOf(ctx.db, filter.program))
    const preview: SegmentPreview = { words, count: await countSegment(ctx, filter), values }
    return { preview }
  }),
  simpan: act(
    v.object({ ...fields, nama: textOf('Nama segmen', 80) }),
    'Menyimpan segmen',
    async ({ ctx, staff }, { nama: name, ...filter }) => {
      await saveSegment(ctx, { name, filter, by: staff.id })
      return redirect('/kelola/segmen?kabar=simpan', 303)
    },
  ),
  hapus: act(
    v.object({ segmen: v.pipe(v.string(), v.uuid()) }),
    'Menghapus segmen',
    async ({ ctx }, { segmen }) => {
      await removeSegment(ctx, segmen)
      return redirect('/kelola/segmen?kabar=simpan', 303)
    },
  ),
})

export default function Segmen({ loaderData, actionData }: Route.ComponentProps) {
  const { segments, campaigns } = loaderData
  const isCounting = useRefusedAt(actionData, 'hitung') !== undefined
  const preview = previewIn<SegmentPreview>(actionData)
  const hitungFields = {
    jenis: field.choice(
      'Jenis',
      Object.entries(segmentKinds).map(([value, { label }]) => ({ value, label })),
    ),
    terkecil: field.optional.number('Paling sedikit, untuk jenis Besar', {
      placeholder: 'Rp10.000.000',
    }),
    program: field.choice('Program', campaigns, { anything: 'Semua' }),
    wilayah: field.optional.text('Kota atau provinsi'),
    saluran: field.choice('Saluran', payMethodWords, { anything: 'Semua' }),
    label: field.optional.text('Label'),
  }
  return (
    <DeskPage
      title="Segmen"
      lead="Kelompok donatur yang dihitung ulang setiap kali dipakai."
      back={{ href: '/kelola/donatur', label: 'Donatur' }}
    >
      {!isCounting && <DeskRefusal answer={actionData} />}
      {preview && <Counted {...preview} />}
      <DeskSection title={preview ? 'Ubah saringannya' : 'Segmen baru'}>
        <DeskForm
          isReadable={false}
          act="hitung"
          submit="Hitung"
          look={preview ? 'ghost' : 'primary'}
          stored={preview?.values ?? {}}
          fields={hitungFields}
        />
      </DeskSection>
      <DeskSection title="Segmen yang tersimpan">
        {segments.length === 0 && <p className="text-muted">Belum ada segmen.</p>}
        <ul className="grid gap-3">
          {segments.map(({ id, name, words }) => (
            <li key={id} className="grid gap-1 rounded-card border border-line bg-surface p-4">
              <a href={`/kelola/donatur?segmen=${id}`} className="text-primary underline">
                {name}
              </a>
              <p className="text-muted">{words}</p>
              <PressForm act="hapus" look="quiet" fields={{ segmen: id }} label={`Hapus ${name}`}>
                Hapus
              </PressForm>
            </li>
          ))}
        </ul>
      </DeskSection>
    </DeskPage>
  )
}

function Counted({ words, count, values }: SegmentPreview) {
  const fields = {
    more: () =>
      Object.entries(values)
        .filter(([name]) => !['formulir', 'nama'].includes(name))
        .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
    nama: field.text('Nama segmen'),
  }
  return (
    <DeskSection title={`${formatCount(count)} donatur`} note={words}>
      <DeskForm act="simpan" submit="Simpan segmen" refused={null} fields={fields} />
    </DeskSection>
  )
}
