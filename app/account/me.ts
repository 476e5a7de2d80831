import type * as v from 'valibot'
import type { deviceListResponse, meResponse } from '#features/account/contract.ts'

/** A person as GET /v2/me answers. */
export type MeBody = v.InferOutput<typeof meResponse>['data']

/** A signed-in device as GET /v2/me/sessions answers. */
export type DeviceBody = v.InferOutput<typeof deviceListResponse>['data'][number]

/** What a code was asked for, as the server answers; `target` is masked. */
export type ChallengeBody = {
  kind: 'email' | 'phone'
  target: string
  codeExpiresAt: string
  resendAt: string
  serverNow: string
}
