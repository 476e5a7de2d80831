import { tabStorage } from '#app/client/storage.client.ts'

const KEY = 'donasi-dicari'

/** Stores the pass of a found donation for this tab only; undefined deletes it. */
export function keepPass(pass: string | undefined): void {
  // Without storage the donation is shown only once.
  if (pass) tabStorage.set(KEY, pass)
  else tabStorage.remove(KEY)
}

/** The pass of this tab. The server decides whether it has expired. */
export function keptPass(): string | undefined {
  return tabStorage.get(KEY) ?? undefined
}
