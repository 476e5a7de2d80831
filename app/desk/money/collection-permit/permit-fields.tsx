import * as v from 'valibot'
import type { PermitReport, PermitTerms } from '#features/collection-permit/collection-permit.ts'
import { textOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import {
  DeskArea,
  DeskCheck,
  DeskForm,
  DeskSelect,
  DeskText,
  fieldValues,
} from '#app/desk/ui/form.tsx'

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
export function permitValues(terms: PermitTerms): Record<string, string> {
  const { campaignId: program, number: nomor, issuer: penerbit, region: wilayah } = terms
  return { program, nomor, penerbit, wilayah, dari: terms.from, sampai: terms.through }
}

type Props = {
  value: ReturnType<typeof fieldValues>
  campaigns: readonly { id: string; title: string }[]
  isDisaster: boolean
}

export function PermitFields({ value, campaigns, isDisaster }: Props) {
  return (
    <>
      <DeskSelect
        {...value('program')}
        label="Program"
        choices={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <DeskText {...value('nomor')} label="Nomor izin" maxLength={120} />
      <DeskText
        {...value('penerbit')}
        label="Penerbit"
        hint="Bupati atau wali kota, gubernur, atau Menteri Sosial."
        maxLength={120}
      />
      <DeskText {...value('wilayah')} label="Wilayah" maxLength={120} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DeskText {...value('dari')} label="Berlaku dari" type="date" />
        <DeskText {...value('sampai')} label="Berlaku sampai" type="date" />
      </div>
      <DeskCheck
        name="bencana"
        label="Untuk bencana"
        hint="Tidak boleh ada biaya pengumpulan."
        isChecked={isDisaster}
      />
    </>
  )
}

type ChangeProps = Pick<Props, 'value' | 'campaigns'> & {
  refused: Refused | undefined
  permit: PermitReport
}

/** The form that corrects a permit or takes it back. */
export function PermitChangeForm({ value, campaigns, refused, permit }: ChangeProps) {
  const isChecked = (name: string, now: boolean) => (refused ? refused.values[name] === 'ya' : now)
  return (
    <DeskSection
      title="Koreksi atau tarik izin"
      note="Diputuskan rekan lain. Versi sebelumnya tetap tercatat."
    >
      <DeskForm act="ubah" submit="Ajukan perubahan" refused={refused}>
        <PermitFields
          value={value}
          campaigns={campaigns}
          isDisaster={isChecked('bencana', permit.isDisaster)}
        />
        <DeskCheck
          name="ditarik"
          label="Izin ditarik"
          hint="Tidak dilaporkan dan tidak diingatkan lagi."
          isChecked={isChecked('ditarik', permit.isWithdrawn)}
        />
        <DeskArea {...value('alasan')} label="Alasan" rows={3} />
      </DeskForm>
    </DeskSection>
  )
}
