import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/field.tsx'

type Props = Pick<
  ComponentProps<typeof TextField>,
  'hint' | 'error' | 'defaultValue' | 'placeholder'
>

/** The e-mail or phone number of an account, in one field that browsers can autofill. */
export function ContactField(props: Props) {
  return (
    <TextField
      {...props}
      name="contact"
      label="E-mail atau nomor HP"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
