import { Checkbox } from '#app/ui/field.tsx'

const link = 'font-semibold text-primary underline underline-offset-2'

type Props = { error?: string | undefined; isGiven?: boolean }

/** The tick without which there is neither account nor donation; both texts open beside the form, so nothing typed is lost. */
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
