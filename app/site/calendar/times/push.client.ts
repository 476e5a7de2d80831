import { api } from '#app/client/api.client.ts'
import { deviceStorage } from '#app/client/storage.client.ts'
import type { PushApi } from '#features/push/api.server.ts'
import { nearestCity } from '#features/prayer-time/places.ts'
import { type PushPurpose, pushPurposes, type PushWish } from '#features/push/purposes.ts'
import { HERE } from '../prayer-time/place.ts'
import type { PlaceShown } from './place-shown.ts'

const KEY = 'amanah.pengingat'

/** What this browser asked for. */
export type KeptPush = PushWish & { place: string; placeName: string }

/** Why a browser cannot be told, in words; undefined where it can. */
export function whyNoPush(): string | undefined {
  const isApple = /iPhone|iPad/.test(navigator.userAgent)
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window) {
    if (Notification.permission !== 'denied') return undefined
    return 'Notifikasi situs ini diblokir. Buka setelan situs di peramban Anda untuk mengizinkannya.'
  }
  return isApple
    ? 'Di iPhone dan iPad, pasang dulu situs ini lewat Bagikan › Tambah ke Layar Utama, lalu buka dari sana.'
    : 'Peramban ini tidak dapat menerima pengingat. Pakai berkas kalender (.ics) di bawah.'
}

export async function keptPush(): Promise<KeptPush | undefined> {
  const stored = deviceStorage.getJson(KEY, wholePush)
  const subscription = await (await workerHere())?.pushManager.getSubscription()
  return subscription ? stored : undefined
}

function wholePush(value: unknown): KeptPush | undefined {
  const stored = value as KeptPush | undefined
  if (!Array.isArray(stored?.purposes) || typeof stored.place !== 'string') return undefined
  return { ...stored, purposes: pushPurposes.filter((each) => stored.purposes.includes(each)) }
}

/** The regency of a place: nothing nearer is sent. */
function regencyOf(place: PlaceShown): { code: string; name: string } {
  if (place.code !== HERE) return place
  return nearestCity(place).city
}

/** Asks for leave, subscribes and sends the wish; answers what went wrong, in words. */
export async function askPush(wish: PushWish, place: PlaceShown): Promise<string | undefined> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted')
    return 'Izin notifikasi tidak diberikan, jadi tidak ada yang menyala.'
  const { code, name } = regencyOf(place)
  try {
    const worker = (await workerHere()) ?? (await navigator.serviceWorker.register('/sw.js'))
    await navigator.serviceWorker.ready
    const { push } = api<PushApi>()
    const { data } = await (await push.$get()).json()
    const known = await worker.pushManager.getSubscription()
    const subscription =
      known ??
      (await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: data.kunci,
      }))
    const { endpoint, keys } = subscription.toJSON()
    const { quiet } = wish
    await push.$put({
      json: {
        endpoint: String(endpoint),
        keys: { p256dh: String(keys?.p256dh), auth: String(keys?.auth) },
        tempat: code,
        tujuan: [...wish.purposes] as PushPurpose[],
        tenang: quiet && { dari: quiet.from, sampai: quiet.to },
        jam_baca: wish.readAt,
      },
    })
  } catch (cause) {
    console.warn('push was not asked for', cause)
    return 'Pengingat belum dapat dinyalakan. Periksa koneksi, lalu coba lagi.'
  }
  deviceStorage.setJson(KEY, { ...wish, place: code, placeName: name } satisfies KeptPush)
  return undefined
}

/** Ends all reminders of this browser. */
export async function endPush(): Promise<void> {
  deviceStorage.remove(KEY)
  const subscription = await (await workerHere())?.pushManager.getSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await api<PushApi>()
    .push.berhenti.$post({ json: { endpoint } })
    .catch((cause: unknown) => console.warn('the server was not told', cause))
}

async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration()
}
