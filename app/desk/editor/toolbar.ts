import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isInTable } from 'prosemirror-tables'
import { hasLink, setLink, tools } from './commands.ts'
import { askForPicture } from './picture-dialog.ts'

/** The tools above the text, and what brings their state up to date. */
export function makeToolbar(view: EditorView): { bar: HTMLElement; refresh: () => void } {
  const bar = document.createElement('div')
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', 'Format tulisan')
  bar.dataset['tools'] = ''
  const run = (command: Command) => {
    command(view.state, view.dispatch)
    view.focus()
  }
  const made = tools.map((tool) => ({ tool, button: makeButton(tool.label, () => run(tool.run)) }))
  const link = makeButton('Tautan', () => askForLink(view, run))
  const picture = makeButton('Gambar', () => askForPicture((command) => run(command)))
  bar.append(...made.map(({ button }) => button), link, picture)
  const refresh = () => {
    const { state } = view
    const isTable = isInTable(state)
    for (const { tool, button } of made) {
      button.hidden = tool.isOfTable === true && !isTable
      button.disabled = !tool.run(state)
      if (tool.isOn) button.setAttribute('aria-pressed', String(tool.isOn(state)))
    }
    link.setAttribute('aria-pressed', String(hasLink(state)))
  }
  return { bar, refresh }
}

function makeButton(label: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  // The selection of the text stays while a tool is pressed.
  button.addEventListener('mousedown', (event) => event.preventDefault())
  button.addEventListener('click', onPress)
  return button
}

function askForLink(view: EditorView, run: (command: Command) => void): void {
  const typed = window.prompt(
    hasLink(view.state)
      ? 'Alamat tautan; kosongkan untuk melepasnya.'
      : 'Alamat tautan, contoh https://contoh.id atau /zakat.',
    '',
  )
  if (typed !== null) run(setLink(typed.trim()))
}
