import { useState } from 'react'
import { Field, inputClass } from '#app/ui/form/field.tsx'
import { PASSWORD_LEAST, passwordProblem } from '#platform/security/password.ts'

type PasswordStrength = { level: 0 | 1 | 2 | 3; words: string }

/** The rules of a new password, shown before anything is typed. */
const PASSWORD_RULES = `Minimal ${PASSWORD_LEAST} karakter, bebas huruf, angka, atau spasi. Bukan kata sandi yang umum, bukan pula nama, e-mail, atau nomor HP Anda.`

type Props = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  /** For a new password: shows its strength. The returned texts must not be part of it. */
  about?: () => { name?: string; contact?: string }
}

/** A password field that allows showing, pasting and password managers. The text stays when the form is refused. */
export function PasswordField({ name, label, autoComplete, error, about }: Props) {
  const [isShown, setShown] = useState(false)
  const [strength, setStrength] = useState<PasswordStrength>(() => strengthOf(''))
  return (
    <Field name={name} label={label} hint={about && PASSWORD_RULES} error={error}>
      {(wiring) => (
        <>
          <div className="relative">
            <input
              {...wiring}
              aria-describedby={
                [wiring['aria-describedby'], about && `${wiring.id}-strength`]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) =>
                about && setStrength(strengthOf(event.currentTarget.value, about()))
              }
              className={`${inputClass} pr-28`}
            />
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={`Tampilkan ${label.toLowerCase()}`}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-1 right-1 min-h-touch rounded-field px-3 text-sm font-semibold text-primary hover:bg-tint"
            >
              {isShown ? 'Sembunyikan' : 'Tampilkan'}
            </button>
          </div>
          {about && <StrengthBar id={`${wiring.id}-strength`} {...strength} />}
        </>
      )}
    </Field>
  )
}

const colours = ['bg-line', 'bg-danger', 'bg-warning', 'bg-success'] as const

function StrengthBar({ id, level, words }: PasswordStrength & { id: string }) {
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={`h-1 rounded-full ${step <= level ? colours[level] : 'bg-line'}`}
          />
        ))}
      </div>
      <p id={id} aria-live="polite" className="min-h-5 text-sm text-muted">
        {words}
      </p>
    </div>
  )
}

/** A hint while a password is typed; the server's rules decide. From 15 characters it is strong (ASVS 6.2.1). */
export function strengthOf(
  password: string,
  about: { name?: string; contact?: string } = {},
): PasswordStrength {
  const length = [...password].length
  if (length === 0) return { level: 0, words: '' }
  if (length < PASSWORD_LEAST) {
    return { level: 1, words: `Kurang ${PASSWORD_LEAST - length} karakter lagi.` }
  }
  const problem = passwordProblem(password, about)
  if (problem) return { level: 1, words: problem }
  if (length < 15) return { level: 2, words: 'Cukup. Lebih panjang lebih aman.' }
  return { level: 3, words: 'Kuat.' }
}
