import { memberSession } from '#app/client/session.client.ts'
import { keepItem, progressStore, useProgress } from '#app/site/progress/progress-store.ts'
import type { ProgressStore } from '#app/site/progress/store-form.ts'
import { itemsShown } from '#app/site/progress/slots.ts'
import { planFromCounts } from '#features/khatam/khatam.ts'
import { type KhatamPlan, mergePlans, planInUse, readPlan } from '#features/khatam/plan.ts'
import { newPublicId } from '#platform/ids/public-id.ts'

/** Plans of reading by id. */
export const planStore: ProgressStore<KhatamPlan> = progressStore({
  kind: 'khatam',
  key: 'amanah.khatam',
  readItem: readPlan,
  readBefore: (value): Record<string, KhatamPlan> => {
    const plan = readPlan(planFromCounts(value))
    return plan ? { [newPublicId()]: plan } : {}
  },
  merge: mergePlans,
  toWire: (plan) => plan,
})

export type ShownPlan = { id: string; plan: KhatamPlan }

/** The plan that is read after; null until storage has been read, undefined without one. */
export function usePlan(): ShownPlan | undefined | null {
  const plans = useProgress(planStore)
  if (!plans) return null
  const id = planInUse(plans)
  const plan = id === undefined ? undefined : plans[id]
  return id !== undefined && plan ? { id, plan } : undefined
}

/** Begins a plan. */
export function beginPlan(plan: KhatamPlan): void {
  keepItem(planStore, newPublicId(), plan)
}

/** Changes a plan as it is by now. */
export function changeKhatam(id: string, change: (plan: KhatamPlan) => KhatamPlan): void {
  const plan = itemsShown(planStore.read(), memberSession())[id]
  if (plan) keepItem(planStore, id, change(plan))
}
