import { noteTables } from '#features/statements/notes/note-tables.ts'
import { type StatementKind, statementKinds } from '#features/statements/statement-kinds.ts'
import { RowLink } from '#app/desk/ui/list.tsx'

type Props = { kind: StatementKind; hasOlder: boolean; isOlder: boolean }

/** What may be written in a layout: the older one as a beginning, and the tables of notes. */
export function LayoutHints({ kind, hasOlder, isOlder }: Props) {
  return (
    <>
      {hasOlder && (
        <p>
          <RowLink href={`/kelola/laporan/${kind}/susunan${isOlder ? '' : '?isi=lama'}`}>
            {isOlder
              ? 'Isi dengan susunan yang berlaku'
              : 'Isi dengan susunan lama: bagian amil mengurangi penerimaan'}
          </RowLink>
        </p>
      )}
      {statementKinds[kind].measure === 'notes' && (
        <p className="max-w-reading text-muted">
          Nama tabel boleh ditulis di antara akun: {Object.keys(noteTables).join(', ')}.
        </p>
      )}
    </>
  )
}
