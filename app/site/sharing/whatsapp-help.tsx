import { useRouteLoaderData } from 'react-router'
import { type Noun, nouns } from '#features/campaign/nouns.ts'
import type { Institution } from '#platform/settings/institution.ts'

type Props = { donationId: string; noun: Noun; className?: string }

/** A chat with the institution's own number that already names the donation; nothing where it has no number. */
export function WhatsappHelp({ donationId, noun, className = '' }: Props) {
  const shell = useRouteLoaderData('root') as { institution?: Institution } | undefined
  const number = shell?.institution?.whatsapp
  if (!number) return null
  const words = `Assalamu‘alaikum, saya perlu bantuan untuk ${nouns[noun].name} ${donationId}.`
  return (
    <a
      href={`https://wa.me/${number.slice(1)}?text=${encodeURIComponent(words)}`}
      rel="noreferrer"
      className={`inline-flex min-h-touch items-center px-2 font-semibold text-primary hover:underline ${className}`}
    >
      Tanya lewat WhatsApp
    </a>
  )
}
