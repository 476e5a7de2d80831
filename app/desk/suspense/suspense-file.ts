import type { LoaderFunctionArgs } from 'react-router'
import { listSuspense } from '#features/payment/suspense-list.server.ts'
import { shortIdOf } from '#platform/public-id.ts'
import { deskContext } from '../context.ts'
import { cellsOfPages, type FileFormat, listFile } from '../ui/list-file.ts'
import { suspenseFilterIn } from './suspense-filter.ts'
import { reasonWords, suspenseStateWords } from './suspense-words.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>
type Row = Awaited<ReturnType<typeof listSuspense>>['rows'][number]

const head = [
  'masuk',
  'sebab',
  'jumlah',
  'keadaan',
  'selesai',
  'program',
  'nomor_donasi',
  'metode',
  'saluran',
  'penyedia',
  'rujukan_penyedia',
]

/** Money in suspense as the filters show it, for a spreadsheet. Without donors' names. */
export async function suspenseFile({ context, request }: Args, format: FileFormat) {
  const { ctx } = context.get(deskContext)
  const { filter } = suspenseFilterIn(new URL(request.url).searchParams)
  const read = async (after: string | undefined) => {
    const { rows: items, next } = await listSuspense(ctx.db, filter, { after, size: 500 })
    return { items, next }
  }
  const rows = cellsOfPages(read, cellsOf)
  return await listFile({ format, name: 'titipan', title: 'Titipan', head, rows })
}

function cellsOf(row: Row) {
  const { createdAt, amount, resolvedAt, campaign, publicId, method, channel } = row
  return [
    createdAt,
    reasonWords[row.reason],
    amount,
    suspenseStateWords[row.status],
    resolvedAt,
    campaign,
    publicId && shortIdOf(publicId),
    method,
    channel,
    row.provider,
    row.providerId,
  ]
}
