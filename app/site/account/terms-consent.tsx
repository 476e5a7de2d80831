import { Checkbox } from '#app/ui/form/field.tsx'

const link = 'font-semibold text-primary underline underline-offset-2'

type Props = { error?: string | undefined; isGiven?: boolean }

/** The required consent for an account or a donation. Both texts open in a new tab, so no typed text is lost. */
export function TermsConsent({ error, isGiven = false }: Props) {
  return (
    <Checkbox
      name="consent"
      defaultChecked={isGiven}
      error={error}
      label={
        <>
          Saya menyetujui{' '}
          <a href="/syarat-ketentuan" target="_blank" className={link}>
            Syarat & Ketentuan
          </a>{' '}
          serta{' '}
          <a href="/kebijakan-privasi" target="_blank" className={link}>
            Kebijakan Privasi
          </a>
          .
        </>
      }
    />
  )
}
