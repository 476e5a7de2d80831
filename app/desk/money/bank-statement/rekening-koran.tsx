import type { ListedStatement } from '#features/bank-statement/queries.server.ts'
import { listBankAccounts } from '#features/bank-account/bank-account.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import type { Route } from './+types/rekening-koran.ts'
import { statementList } from './statement-list.ts'
import { periodWords, statementStatusWords } from './statement-words.ts'
import { uploadActs } from './upload-acts.ts'
import { IfPermitted } from '#app/desk/ui/permitted-acts.ts'
import { FilterBar, newestFirst } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const accounts = await listBankAccounts(ctx.db)
  return {
    ...(await statementList.pageAt(ctx, request)),
    accounts: accounts.map(({ id, bank, number }) => ({ value: id, label: `${bank} ${number}` })),
    isTooLarge: new URL(request.url).searchParams.get('berkas') === 'besar',
  }
}

export const action = uploadActs

const columns: readonly Column<ListedStatement>[] = [
  {
    label: 'Rekening',
    cell: ({ id, bank, number }) => (
      <RowLink href={`/kelola/rekening-koran/${id}`}>{`${bank} ${number}`}</RowLink>
    ),
  },
  { label: 'Periode', cell: ({ from, to }) => periodWords(from, to) },
  { label: 'Keadaan', cell: ({ status }) => statementStatusWords[status] },
  { label: 'Berkas', cell: ({ fileName }) => fileName },
  {
    label: 'Diunggah',
    cell: ({ madeAt, madeBy }) => `${formatDateTime(madeAt)}${madeBy ? `, ${madeBy}` : ''}`,
  },
]

const TOO_LARGE = `Ukuran berkas paling besar ${megabytes(largestFile.sheet)}. Bagi menjadi beberapa berkas.`

export default function RekeningKoran({ loaderData, actionData }: Route.ComponentProps) {
  const { items: statements, next, filters, accounts, isTooLarge } = loaderData
  const refused = refusedOf(actionData)
  const fields = {
    rekening: field.choice('Rekening', accounts, { anything: 'Pilih rekening' }),
    berkas: field.file('Berkas', {
      hint: `CSV, XLSX, atau MT940 dari internet banking, paling besar ${megabytes(largestFile.sheet)} dan 50.000 baris.`,
      error: refused?.errors['berkas'] ?? (isTooLarge ? TOO_LARGE : undefined),
      accept: '.csv,.xlsx,.txt,.sta,.940,.mt940,text/csv,text/plain',
    }),
  }
  return (
    <DeskPage
      title="Rekening koran"
      lead="Mutasi dari bank, dicocokkan dengan pembukuan. Memuat berkas belum membukukan apa pun."
      files={filters}
    >
      <FilterBar
        filters={{
          urut: newestFirst,
        }}
      />
      <DeskList
        caption="Rekening koran"
        columns={columns}
        rows={statements}
        empty={{
          title: 'Belum ada rekening koran',
          text: <IfPermitted act="unggah">Unggah yang pertama di bawah ini.</IfPermitted>,
        }}
        next={next}
      />
      <DeskSection
        title="Unggah rekening koran"
        note="Berkas bank-bank besar dan MT940 dikenali sendiri. Bila kolomnya tidak dikenali, Anda memilihnya sekali; pilihan itu diingat."
      >
        <DeskForm act="unggah" submit="Unggah" hasFiles fields={fields} />
      </DeskSection>
    </DeskPage>
  )
}
