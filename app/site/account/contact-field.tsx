import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/form/field.tsx'
import { usePhones } from '#app/ui/use-phones.ts'
import { codePromise } from '#features/message/promises.ts'

type Props = Pick<ComponentProps<typeof TextField>, 'error' | 'defaultValue' | 'placeholder'> & {
  /** What is sent to this contact, as 'Kode enam angka'; nothing is where it is missing. */
  sent?: string
}

/** The e-mail or phone number of an account, in one field that browsers can autofill. */
export function ContactField({ sent, ...props }: Props) {
  const phones = usePhones()
  return (
    <TextField
      {...props}
      {...(sent && { hint: codePromise(sent, phones) })}
      name="contact"
      label="E-mail atau nomor HP"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
