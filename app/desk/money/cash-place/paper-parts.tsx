import { useActionData } from 'react-router'
import type { PaperBlock } from '#features/cash-place/paper-blocks.server.ts'
import { formatCount } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { Refused } from '#app/submit.server.ts'

type Props = {
  blocks: readonly PaperBlock[]
  isOpen: boolean
  /** The refusal of a block that was to be given. */
  refused: Refused | undefined
}

const wordsOf = ({ prefix, first, last }: PaperBlock) => `${prefix}${first}–${prefix}${last}`

/** The numbered papers that a collector carries: used, spoilt, blank. */
export function PaperBlocks({ blocks, isOpen, refused }: Props) {
  const out = blocks.filter(({ returnedOn }) => returnedOn === null)
  const blokFields = {
    prefix: field.optional.text('Awalan', {
      hint: 'Seperti tercetak di depan nomornya, contoh P-.',
      maxLength: 12,
    }),
    first: field.number('Nomor pertama'),
    last: field.number('Nomor terakhir'),
  }
  return (
    <DeskSection
      title="Kuitansi bernomor"
      note="Setiap donasi yang diterima petugas ini memakai satu nomor dari bloknya."
    >
      <DeskList
        caption="Blok kuitansi"
        columns={[
          { label: 'Nomor', cell: wordsOf },
          { label: 'Dibawa sejak', cell: ({ givenOn }) => formatDate(startOfDay(givenOn)) },
          { label: 'Terpakai', cell: ({ used }) => formatCount(used.length), isNumber: true },
          { label: 'Rusak', cell: ({ spoilt }) => (spoilt.length > 0 ? spoilt.join(', ') : '–') },
          { label: 'Kosong', cell: (block) => formatCount(blankOf(block)), isNumber: true },
          {
            label: 'Kembali',
            cell: ({ returnedOn }) =>
              returnedOn ? formatDate(startOfDay(returnedOn)) : 'Masih dibawa',
          },
        ]}
        rows={blocks}
        empty={{
          title: 'Belum diberi kuitansi',
          text: 'Tanpa blok, donasinya tidak dapat dicatat.',
        }}
      />
      {isOpen && out.map((block) => <ReturnForm key={block.id} block={block} />)}
      {isOpen && (
        <details open={refused !== undefined}>
          <summary className="flex min-h-touch items-center font-semibold text-primary">
            Beri blok kuitansi
          </summary>
          <DeskForm act="blok" submit="Beri blok" look="ghost" fields={blokFields} />
        </details>
      )}
    </DeskSection>
  )
}

/** A refusal stands at the block it is about. */
function ReturnForm({ block }: { block: PaperBlock }) {
  const query = `blok=${block.id}`
  const refused = useRefusedAt(useActionData(), 'kembali', query)
  const fields = {
    id: field.hidden(block.id),
    spoilt: field.optional.text('Nomor yang rusak', {
      hint: 'Dipisah koma. Yang tidak terpakai dan tidak rusak kembali kosong.',
    }),
  }
  return (
    <details open={refused !== undefined}>
      <summary className="flex min-h-touch items-center font-semibold text-primary">
        Terima kembali blok {wordsOf(block)}
      </summary>
      <DeskForm act="kembali" submit="Terima kembali" look="ghost" query={query} fields={fields} />
    </details>
  )
}

function blankOf({ first, last, used, spoilt }: PaperBlock): number {
  return last - first + 1 - used.length - spoilt.length
}
