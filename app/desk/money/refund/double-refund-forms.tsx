import type { TermLine } from '#features/staff/proposal.server.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = {
  banks: readonly DeskChoice[]
  today: string
  returned: readonly TermLine[]
  borne: readonly TermLine[]
}

/** How money that was returned twice may end; another person decides. */
export function DoubleRefundForms({ banks, today, returned, borne }: Props) {
  const kembaliFields = {
    columns: field.columns(2, {
      masuk: field.choice('Masuk ke rekening', banks, { anything: 'Pilih rekening' }),
      tanggal: field.day('Tanggal masuk', { stored: today, max: today }),
    }),
    bukti: field.area('Keterangan', {
      hint: 'Misalnya nomor mutasi di rekening koran.',
      rows: 2,
      maxLength: 300,
    }),
  }
  const tanggungFields = { alasan: field.area('Alasan', { rows: 3, maxLength: 300 }) }
  return (
    <>
      <DeskSection
        title="Donatur mengembalikan"
        note="Uangnya sudah masuk ke rekening lembaga. Yang akan dibukukan:"
      >
        <DeskFacts facts={returned} />
        {banks.length === 0 && (
          <Notice tone="warning" title="Belum ada rekening untuk dana ini">
            <p>Catat rekening lembaga dahulu.</p>
          </Notice>
        )}
        <DeskForm act="kembali" submit="Ajukan penerimaan" fields={kembaliFields} />
      </DeskSection>
      <DeskSection
        title="Lembaga menanggung"
        note="Bila donatur tidak dapat dihubungi atau tidak mengembalikan. Dana program tetap utuh: bebannya pada dana amil, yang berutang kepada dana itu sampai diselesaikan di Utang antar dana. Yang akan dibukukan:"
      >
        <DeskFacts facts={borne} />
        <DeskForm
          act="tanggung"
          submit="Ajukan ditanggung amil"
          look="ghost"
          fields={tanggungFields}
        />
      </DeskSection>
    </>
  )
}
