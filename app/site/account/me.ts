import type * as v from 'valibot'
import type { deviceListResponse, meResponse } from '#features/account/contract.ts'

/** An account as GET /v2/me returns it. */
export type MeBody = v.InferOutput<typeof meResponse>['data']

/** A signed-in device as GET /v2/me/sessions returns it. */
export type DeviceBody = v.InferOutput<typeof deviceListResponse>['data'][number]

/** A code request as the server returns it; `target` is masked. */
export type ChallengeBody = {
  kind: 'email' | 'phone'
  target: string
  codeExpiresAt: string
  resendAt: string
  serverNow: string
}
