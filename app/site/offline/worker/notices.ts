import type { PushNotice } from '#features/push/push.ts'
import type { WorkerScope } from './scope.ts'

const STOP = 'berhenti'

/** Shows what a push says. A browser takes the right to push from who shows nothing. */
export async function showNotice(scope: WorkerScope, data: unknown): Promise<void> {
  const { title, body, url, tag } = (data ?? {}) as Partial<PushNotice>
  // The type of the page does not know buttons.
  const options: NotificationOptions & { actions: { action: string; title: string }[] } = {
    body: body ?? '',
    tag: tag ?? 'pengingat',
    lang: 'id',
    icon: '/icon-192.png',
    data: { url: url ?? '/waktu-salat' },
    actions: [{ action: STOP, title: 'Matikan pengingat' }],
  }
  await scope.registration.showNotification(title ?? 'Pengingat', options)
}

/** Opens what a notice is about, or stops all of them with one press. */
export async function answerNotice(
  scope: WorkerScope,
  { action, notification }: { action: string; notification: Notification },
): Promise<void> {
  notification.close()
  if (action === STOP) return stopPushes(scope)
  const { url } = notification.data as { url: string }
  await scope.clients.openWindow(url)
}

async function stopPushes({ registration }: WorkerScope): Promise<void> {
  const subscription = await registration.pushManager.getSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  // Should this not arrive, the push service says at the next one that the browser is gone.
  await fetch('/v2/push/berhenti', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  }).catch(() => {})
}
