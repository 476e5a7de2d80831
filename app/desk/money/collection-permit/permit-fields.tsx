import * as v from 'valibot'
import type { PermitReport, PermitTerms } from '#features/collection-permit/collection-permit.ts'
import { textOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

const day = v.pipe(v.string('Pilih tanggal.'), v.check(isDay, 'Pilih tanggal.'))

export const permitForm = v.object({
  program: v.pipe(v.string('Pilih program.'), v.uuid('Pilih program.')),
  nomor: textOf('Nomor izin', 120),
  penerbit: textOf('Penerbit', 120),
  wilayah: textOf('Wilayah', 120),
  dari: day,
  sampai: day,
  bencana: v.optional(v.literal('ya')),
})

export function permitTerms(typed: v.InferOutput<typeof permitForm>): PermitTerms {
  const { program: campaignId, nomor: number, penerbit: issuer, wilayah: region } = typed
  const { dari: from, sampai: through, bencana } = typed
  return { campaignId, number, issuer, region, from, through, isDisaster: bencana === 'ya' }
}

/** The fields of a form by what a permit says now. */
function permitValues(terms: PermitReport): Record<string, string> {
  const { campaignId: program, number: nomor, issuer: penerbit, region: wilayah } = terms
  const { from: dari, through: sampai, isDisaster, isWithdrawn } = terms
  const bencana = isDisaster ? 'ya' : ''
  const ditarik = isWithdrawn ? 'ya' : ''
  return { program, nomor, penerbit, wilayah, dari, sampai, bencana, ditarik }
}

type Campaigns = readonly { id: string; title: string }[]

export function permitFields(campaigns: Campaigns) {
  return {
    program: field.choice(
      'Program',
      campaigns.map(({ id, title }) => ({ value: id, label: title })),
    ),
    nomor: field.text('Nomor izin', { maxLength: 120 }),
    penerbit: field.text('Penerbit', {
      hint: 'Bupati atau wali kota, gubernur, atau Menteri Sosial.',
      maxLength: 120,
    }),
    wilayah: field.text('Wilayah', { maxLength: 120 }),
    days: field.columns('wide', {
      dari: field.day('Berlaku dari'),
      sampai: field.day('Berlaku sampai'),
    }),
    bencana: field.check('Untuk bencana', { hint: 'Tidak boleh ada biaya pengumpulan.' }),
  }
}

type Props = { campaigns: Campaigns; permit: PermitReport }

/** The form that corrects a permit or takes it back. */
export function PermitChangeForm({ campaigns, permit }: Props) {
  return (
    <DeskSection
      title="Koreksi atau tarik izin"
      note="Diputuskan rekan lain. Versi sebelumnya tetap tercatat."
    >
      <DeskForm
        act="ubah"
        submit="Ajukan perubahan"
        stored={permitValues(permit)}
        fields={{
          ...permitFields(campaigns),
          ditarik: field.check('Izin ditarik', {
            hint: 'Tidak dilaporkan dan tidak diingatkan lagi.',
          }),
          alasan: field.area('Alasan', { rows: 3 }),
        }}
      />
    </DeskSection>
  )
}
