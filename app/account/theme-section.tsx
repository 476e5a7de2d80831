import { changeLook } from '#app/quran/look-store.ts'
import { ChoiceGrid } from '#app/ui/choice-grid.tsx'
import { themes } from '#features/account/account.ts'
import { changeMe } from './change-me.client.ts'
import type { Me } from './me.ts'
import { Section } from './section.tsx'
import { lookTheme, themeWords } from './theme.ts'
import { Trouble } from './trouble.tsx'
import { useSending } from './use-sending.ts'

type Props = { me: Me; onMe: (me: Me) => void }

/** How the screens look: here at once, and on the next device one signs in on. */
export function ThemeSection({ me, onMe }: Props) {
  const sending = useSending()

  function choose(value: string) {
    const theme = themes.find((each) => each === value) ?? 'sistem'
    changeLook({ theme: lookTheme[theme] })
    onMe({ ...me, theme })
    void sending.send(async () => onMe(await changeMe({ theme })))
  }

  return (
    <Section id="tampilan" title="Tampilan">
      <Trouble sending={sending} onBack={sending.reset} contact={me.contacts[0]?.value} />
      <ChoiceGrid
        name="theme"
        legend="Tema"
        columns={2}
        choices={themes.map((value) => ({ value, label: themeWords[value] }))}
        chosen={me.theme}
        onChoose={choose}
      />
    </Section>
  )
}
