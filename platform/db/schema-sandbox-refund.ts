import type { Rupiah } from '../money.ts'

export type SandboxRefundTable = {
  key: string
  provider_id: string
  amount: Rupiah
  created_at: Date
}
