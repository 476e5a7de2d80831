import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../payment-status.client.ts'
import { rememberChannel } from './last-method.client.ts'
import { type MethodChoice, chooseMethod } from '#app/site/donation/choose-method.client.ts'

/** Requests a code once at a time and opens its screen; `trouble` says why that failed. */
export function useChoice(donationId: string, attempt: number) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string>()
  const [trouble, setTrouble] = useState<string>()

  async function ask(choice: MethodChoice): Promise<void> {
    setBusy(choice.channel)
    setTrouble(undefined)
    try {
      // Stays busy until the next screen is there, so nobody can press twice.
      const next = await chooseMethod(donationId, choice)
      rememberChannel(choice.channel)
      await navigate(next)
    } catch (cause) {
      setTrouble(sentenceOf(cause))
    }
    setBusy(undefined)
  }

  function choose(
    event: FormEvent<HTMLFormElement>,
    { method, channel }: Pick<MethodChoice, 'method' | 'channel'>,
  ): void {
    event.preventDefault()
    const phone = new FormData(event.currentTarget).get('phone')
    void ask({ method, channel, attempt, ...(typeof phone === 'string' && { phone }) })
  }

  return { busy, trouble, choose }
}
