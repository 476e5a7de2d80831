import { payMethodWords } from '#features/donation-log/donation-filter.ts'
import { segmentKinds } from '#features/donor-record/segment.ts'
import { listSegments } from '#features/donor-record/segments.server.ts'
import { formatCount } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { previewIn } from '#app/desk/ui/refused.ts'
import { programmeChoices } from '../box/programme-choices.ts'
import type { Route } from './+types/segmen.ts'
import { type SegmentPreview, segmentActs } from './segment-acts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return { segments: await listSegments(ctx.db), campaigns: await programmeChoices(ctx.db) }
}

export const action = segmentActs

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
