import type { PendingTransfer } from '#features/transfer/pending-transfers.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah, type Rupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'

type Props = { amount: Rupiah; near: readonly PendingTransfer[] }

/** Transfers that are waited for beside a sum that was searched. */
export function NearTransfers({ amount, near }: Props) {
  if (near.length === 0) return null
  return (
    <Notice tone="info" title={`Transfer yang ditunggu di samping ${formatRupiah(amount)}`}>
      <p>Donatur sering mengirim nominal bulat, tanpa angka uniknya.</p>
      <ul className="grid">
        {near.map((each) => (
          <li key={each.id}>
            <a
              href={`/kelola/transfer/${each.id}`}
              className="inline-flex min-h-touch items-center font-semibold underline lg:min-h-8"
            >
              {formatRupiah(each.amount)}
            </a>{' '}
            · {each.campaign} · dibuat {formatDateTime(each.createdAt)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
