import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/connect.server.ts'
import type { LinkAnswer, LinkOrder, LinkState, UnlinkAnswer } from '../payment/payment-gateway.ts'
import {
  isTurnedOn,
  namesTurnedOn,
  takeSwitch,
  TIMEOUT_NEXT,
  turnOn,
} from './sandbox-book.server.ts'

type Parts = { db: Db }

/** What the owner of a wallet does in its app. */
export const LINK_ACTS = { 'link-allow': 'allowed', 'link-release': 'gone' } as const

/** The wallets and accounts that can be linked, and the one that asks for its number. */
export const sandboxLinks = [
  { method: 'ewallet', channel: 'gopay', links: true, needsPhone: true },
  { method: 'ewallet', channel: 'dana', links: true },
  { method: 'ewallet', channel: 'ovo', links: true },
  { method: 'ewallet', channel: 'shopeepay', links: true },
  { method: 'direct_debit', channel: 'bri', links: true },
] as const

/** A link whose owner has still to allow it, on the simulator's page. */
export async function openSandboxLink(
  { db }: Parts,
  { owner, returnUrl }: LinkOrder,
): Promise<LinkAnswer> {
  const digest = createHash('sha256').update(`link ${owner}`).digest('hex')
  const token = `sbx_lnk_${digest.slice(0, 20)}`
  await turnOn(db, `link ${token}`)
  if (await takeSwitch(db, TIMEOUT_NEXT)) return { kind: 'unknown', cause: 'timeout' }
  const page = URL.parse(`/dev/simulator#${token}`, returnUrl)
  return page
    ? { kind: 'linking', token, page: page.href }
    : { kind: 'rejected', code: 'RETURN_URL' }
}

/** What the owner of a wallet has done with its link. */
export async function findSandboxLink({ db }: Parts, token: string): Promise<LinkState> {
  if (await isTurnedOn(db, `gone ${token}`)) return { kind: 'gone' }
  return (await isTurnedOn(db, `allowed ${token}`))
    ? { kind: 'linked', token, label: null }
    : { kind: 'waiting' }
}

/** The links that nobody has taken back, for the simulator's page. */
export async function listSandboxLinks(db: Db): Promise<{ id: string; isAllowed: boolean }[]> {
  const names = new Set(await namesTurnedOn(db))
  return [...names]
    .filter((name) => name.startsWith('link '))
    .map((name) => name.slice('link '.length))
    .filter((id) => !names.has(`gone ${id}`))
    .map((id) => ({ id, isAllowed: names.has(`allowed ${id}`) }))
}

/** Nothing is debited by it from now on. */
export async function unlinkSandbox({ db }: Parts, token: string): Promise<UnlinkAnswer> {
  if (await takeSwitch(db, TIMEOUT_NEXT)) return 'unknown'
  await turnOn(db, `gone ${token}`)
  return 'unlinked'
}
