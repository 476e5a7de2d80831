import * as v from 'valibot'

/** The services of Chrome, Firefox, Edge and Safari. */
const known: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

const hosts = /^[a-z\d.-]+(,[a-z\d.-]+)*$/

export const pushVariables = {
  PUSH_SERVICES: v.optional(
    v.pipe(v.string(), v.regex(hosts, 'must be hosts, separated by commas')),
  ),
}

type PushSettings = { PUSH_SERVICES?: string | undefined }

/** The hosts of push services that may be called. */
export function settlePush({ PUSH_SERVICES: text }: PushSettings): readonly string[] {
  return text?.split(',') ?? known
}
