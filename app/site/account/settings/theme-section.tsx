import { changeLook } from '#app/appearance/look-store.ts'
import { ChoiceGrid } from '#app/ui/form/choice-grid.tsx'
import { accountThemes } from '#features/account/account.ts'
import { changeMe } from './change-me.client.ts'
import type { MeBody } from '../me.ts'
import { AccountSection } from './section.tsx'
import { lookTheme, themeWords } from './theme.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { useSending } from '../use-sending.ts'

type Props = { me: MeBody; onMe: (me: MeBody) => void }

/** The theme: applied here at once, and on the next device that signs in. */
export function ThemeSection({ me, onMe }: Props) {
  const sending = useSending()

  function choose(value: string) {
    const theme = accountThemes.find((each) => each === value) ?? 'sistem'
    changeLook({ theme: lookTheme[theme] })
    onMe({ ...me, theme })
    void sending.send(async () => onMe(await changeMe({ theme })))
  }

  return (
    <AccountSection id="tampilan" title="Tampilan">
      <FailureNotice sending={sending} onBack={sending.reset} contact={me.contacts[0]?.value} />
      <ChoiceGrid
        name="theme"
        legend="Tema"
        columns={2}
        choices={accountThemes.map((value) => ({ value, label: themeWords[value] }))}
        chosen={me.theme}
        onChoose={choose}
      />
    </AccountSection>
  )
}
