import { reportStatusWords } from '#features/payout-report/report-words.ts'
import { gatewayNames } from '#platform/outside/payment/gateway-names.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { bankFields } from '../bank-account/bank-fields.tsx'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, type FieldTable, field } from '#app/desk/ui/form.tsx'
import { ProposalList } from '#app/desk/ui/proposal-list.tsx'
import type { ReportData } from './report-data.ts'
import { DifferenceList, MappingForm, Preview } from './report-parts.tsx'

/** One report from its columns to its booking, and what may be done with it now. */
export function ReportPage({ report, answer }: { report: ReportData; answer: unknown }) {
  const { provider, reference, status, settledOn, file, isOpen, isFile } = report
  const { sample, preview, differences, banks, waiting, decided } = report
  const refused = useRefusedAt(answer, 'petakan')
  const askRefused = useRefusedAt(answer, 'ajukan')
  const day = formatDate(startOfDay(settledOn))
  return (
    <DeskPage
      title={`Pencairan ${reference}`}
      tab="Laporan pencairan"
      lead={`${gatewayNames[provider] ?? provider}, ${day}, ${isFile ? 'berkas ' : ''}${file}. ${reportStatusWords[status]}.`}
      back={{ href: '/kelola/pencocokan', label: 'Pencocokan' }}
    >
      {!refused && !askRefused && <DeskRefusal answer={answer} />}
      <Failure report={report} />
      {status === 'reading' && !sample && <Reading report={report} />}
      {waiting.length > 0 && (
        <ProposalList title="Menunggu persetujuan" proposals={waiting} empty="" />
      )}
      {sample && <MappingForm sample={sample} />}
      {preview && !sample && (
        <>
          <Preview preview={preview} leftOut={report.leftOut} />
          {differences && <DifferenceList page={differences} />}
          <Asking
            act="ajukan"
            submit="Ajukan pembukuan"
            fields={{
              diterima: field.decimal('Jumlah yang diterima bank', {
                hint: 'Seperti tertulis di mutasi rekening, sampai rupiah terakhir.',
              }),
              ...bankFields(banks, 'Masuk ke rekening'),
            }}
          >
            Orang lain yang menyetujui. Yang dibukukan hanya baris yang cocok, sekaligus.
          </Asking>
        </>
      )}
      {!preview && differences && <DifferenceList page={differences} />}
      {status === 'posted' && waiting.length === 0 && (
        <Asking act="ajukanBatal" submit="Ajukan pembatalan" look="danger">
          Jurnalnya tetap ada; jurnal pembalik ditambahkan setelah orang lain menyetujui.
        </Asking>
      )}
      {decided.length > 0 && <ProposalList title="Sudah diputuskan" proposals={decided} empty="" />}
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          {isFile && !sample && <ActLink href="?kolom">Pilih kolom lagi</ActLink>}
          {!isFile && status === 'failed' && <PressForm act="ambilLagi">Ambil lagi</PressForm>}
          <PressForm act="buang" look="quiet">
            Buang laporan ini
          </PressForm>
        </div>
      )}
    </DeskPage>
  )
}

function Failure({ report: { failure } }: { report: ReportData }) {
  if (!failure) return null
  return (
    <Notice tone="danger" title="Laporan ini tidak terbaca, dan tidak ada yang dibukukan.">
      <ul className="list-disc pl-5">
        {failure.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}

const count = new Intl.NumberFormat('id-ID')

function Reading({ report: { read, total, isFile } }: { report: ReportData }) {
  const isKnown = isFile && total !== null
  return (
    <div className="grid gap-2">
      <meta httpEquiv="refresh" content="3" />
      <ProgressBar ratio={isKnown ? read / total : 0} label="Baris yang sudah dibaca" />
      <p role="status" className="text-muted tabular">
        Sedang dibaca: {count.format(read)}
        {isKnown && ` dari ${count.format(total)}`} baris. Halaman ini memperbarui diri.
      </p>
    </div>
  )
}

type AskingProps = {
  act: string
  submit: string
  look?: 'primary' | 'danger'
  fields?: FieldTable
  children: string
}

function Asking({ act, submit, look = 'primary', fields, children }: AskingProps) {
  const note = field.optional.area('Catatan', { rows: 2, maxLength: 500 })
  return (
    <DeskSection title={submit} note={children}>
      <DeskForm {...{ act, submit, look }} fields={{ ...fields, catatan: note }} />
    </DeskSection>
  )
}
