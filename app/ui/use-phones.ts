import { useRouteLoaderData } from 'react-router'
import type { Reach } from '#features/message/message-channels.ts'

/** Whether this installation reaches phones, as the shell says; no promise of one where it is unknown. */
export function usePhones(): Reach {
  const shell = useRouteLoaderData('root') as { phones?: Reach } | undefined
  return shell?.phones ?? { isReachable: false }
}
