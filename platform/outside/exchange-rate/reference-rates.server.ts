import { parseReferenceRates, type ReferenceRates } from './ecb-wire.ts'

const TIMEOUT_MS = 10_000
/** The daily file has 2 KB. */
const MOST_CHARACTERS = 100_000

/** The newest reference rates at an address; throws where it has none to read. */
export async function fetchReferenceRates(address: string): Promise<ReferenceRates> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`the source of exchange rates answered ${answer.status}`)
  }
  const text = await answer.text()
  const rates = text.length > MOST_CHARACTERS ? undefined : parseReferenceRates(text)
  if (!rates) throw new Error('the source of exchange rates sent no day of rates')
  return rates
}
