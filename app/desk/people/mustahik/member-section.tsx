import type { houseOf, HouseMember } from '#features/mustahik/members.server.ts'
import { relationWords } from '#features/mustahik/mustahik.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'

type Props = { members: readonly HouseMember[] }

/** Who lives in a house that is helped. */
export function MemberSection({ members }: Props) {
  const mayWrite = useIsPermitted('anggota')
  const anggotaFields = {
    nama: field.text('Nama', { maxLength: 120 }),
    hubungan: field.choice('Hubungan dengan kepala keluarga', relationWords, { anything: 'Pilih' }),
    lahir: field.optional.day('Tanggal lahir'),
    nik: field.optional.number('NIK', { hint: 'Disimpan terenkripsi.', autoComplete: 'off' }),
  }
  return (
    <DeskSection title="Anggota keluarga">
      <DeskList
        caption="Anggota keluarga"
        columns={[
          { label: 'Nama', cell: ({ name }) => name },
          { label: 'Hubungan', cell: ({ relation }) => relationWords[relation] },
          { label: 'Lahir', cell: ({ bornOn }) => (bornOn ? formatDate(startOfDay(bornOn)) : '–') },
          { label: 'NIK', cell: ({ hasNik }) => (hasNik ? 'Terenkripsi' : '–') },
          {
            label: 'Tindakan',
            cell: ({ id, name }) => (
              <PressForm
                act="pindah"
                fields={{ anggota: id }}
                look="quiet"
                label={`${name} tidak serumah lagi`}
              >
                Tidak serumah lagi
              </PressForm>
            ),
          },
        ]}
        rows={members}
        empty={{ title: 'Belum ada anggota' }}
      />
      {mayWrite && (
        <DeskForm
          act="anggota"
          submit="Tambah anggota"
          look="ghost"
          columns={2}
          fields={anggotaFields}
        />
      )}
    </DeskSection>
  )
}

/** Others of the same house in the register; help to one of them is told at the other. */
export function HouseSection({ house }: { house: Awaited<ReturnType<typeof houseOf>> }) {
  if (house.length === 0) return null
  return (
    <DeskSection
      title="Serumah"
      note="Nomor KK atau NIK anggotanya sama. Bantuan sejenis dalam 90 hari diperingatkan serumah."
    >
      <ul className="flex flex-wrap gap-x-4">
        {house.map(({ id, number }) => (
          <li key={id} className="flex min-h-touch items-center">
            <RowLink href={`/kelola/mustahik/${id}`}>{number}</RowLink>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}
