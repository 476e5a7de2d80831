import { api } from '#app/client/api.client.ts'
import { deviceStorage } from '#app/client/storage.client.ts'
import type { PrayerApi } from '#features/prayer/api.server.ts'
import type { PrayerBody } from '#features/prayer/contract.ts'
import type { PrayerSort } from '#features/prayer/prayer.ts'
import type { MorePage } from '#app/ui/use-more.ts'

const prayers = () => api<PrayerApi>().prayers[':id']

// A request must finish even when the user leaves the screen.
const lasting = { init: { keepalive: true } }

const LEFT_BY_MS = 1_000

/** Sets or removes the user's aamiin and returns the new count. Throws ApiFailure. */
export async function setAamiin(id: string, isSaid: boolean): Promise<number> {
  const { aamiin } = prayers()
  const param = { id }
  remember(id, isSaid)
  try {
    const response = isSaid
      ? await aamiin.$put({ param }, lasting)
      : await aamiin.$delete({ param }, lasting)
    return (await response.json()).data.aamiins
  } catch (cause) {
    // Leaving the page also rejects the request. After the delay this undo runs only if the page is still open.
    setTimeout(() => remember(id, !isSaid), LEFT_BY_MS)
    throw cause
  }
}

/** Reports a prayer to staff as unsuitable. Throws ApiFailure. */
export async function sendPrayerReport(id: string): Promise<void> {
  await prayers().reports.$post({ param: { id } })
}

type PrayerQuery = { slug: string | undefined; sort: PrayerSort; after: string }

/** Fetches the next page of the prayers of a campaign, or of all. Throws ApiFailure. */
export async function morePrayers({ slug, ...query }: PrayerQuery): Promise<MorePage<PrayerBody>> {
  const client = api<PrayerApi>()
  const response = slug
    ? await client.campaigns[':slug'].prayers.$get({ param: { slug }, query })
    : await client.prayers.$get({ query })
  const { data, next } = await response.json()
  return { items: data, next }
}

const KEY = 'aamiin'
const MOST_REMEMBERED = 500

/** True when this device has said aamiin. A visitor's session ends each day, so the device stores it. */
export function hasSaidAamiin(id: string): boolean {
  return remembered().includes(id)
}

function remember(id: string, isSaid: boolean): void {
  const others = remembered().filter((known) => known !== id)
  const next = isSaid ? [id, ...others] : others
  deviceStorage.set(KEY, next.slice(0, MOST_REMEMBERED).join(' '))
}

function remembered(): string[] {
  return (deviceStorage.get(KEY) ?? '').split(' ').filter(Boolean)
}
