import { Checkbox } from '#app/ui/field.tsx'

const link = 'font-semibold text-primary underline underline-offset-2'

/** The tick without which there is no account; both texts open beside the form, so nothing typed is lost. */
export function TermsConsent({ error }: { error?: string | undefined }) {
  return (
    <Checkbox
      name="consent"
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
