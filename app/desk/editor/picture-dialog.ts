import type { Command } from 'prosemirror-state'
import { insertPicture } from './commands.ts'

/** A picture of the library, as /kelola/media.json answers it. */
type Found = {
  alt: string
  credit: string
  thumbnail: string
  src: string
  width: number
  height: number
}

/** Opens the library in a dialog; `onChosen` gets the command that puts the chosen picture in. */
export function askForPicture(onChosen: (command: Command) => void): void {
  const dialog = document.createElement('dialog')
  dialog.dataset['pictures'] = ''
  dialog.setAttribute('aria-label', 'Pilih gambar dari pustaka')
  const search = document.createElement('input')
  search.type = 'search'
  search.placeholder = 'Cari keterangan gambar'
  search.setAttribute('aria-label', 'Cari keterangan gambar')
  const list = document.createElement('ul')
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Tutup'
  close.addEventListener('click', () => dialog.close())
  const show = async () => {
    note.textContent = 'Memuat…'
    try {
      const pictures = await fetchPictures(search.value)
      note.textContent = pictures.length === 0 ? 'Tidak ada gambar.' : ''
      list.replaceChildren(
        ...pictures.map((found) =>
          pictureButton(found, () => {
            dialog.close()
            onChosen(commandFor(found))
          }),
        ),
      )
    } catch {
      note.textContent = 'Pustaka belum dapat dimuat. Coba lagi.'
    }
  }
  search.addEventListener('change', () => void show())
  dialog.addEventListener('close', () => dialog.remove())
  dialog.append(search, note, list, close)
  document.body.append(dialog)
  dialog.showModal()
  void show()
}

async function fetchPictures(words: string): Promise<Found[]> {
  const answer = await fetch(`/kelola/media.json?kata=${encodeURIComponent(words)}`)
  if (!answer.ok) throw new Error(`the library answered ${answer.status}`)
  const { data } = (await answer.json()) as { data: Found[] }
  return data
}

function pictureButton({ alt, thumbnail }: Found, onPress: () => void): HTMLElement {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  const image = document.createElement('img')
  image.src = thumbnail
  image.alt = ''
  const words = document.createElement('span')
  words.textContent = alt
  button.append(image, words)
  button.addEventListener('click', onPress)
  item.append(button)
  return item
}

function commandFor({ src, alt, width, height }: Found): Command {
  // Quotes and angle brackets have no place in an alt text of the grammar.
  const words = alt.replaceAll(/["<>]/g, '')
  return insertPicture({ src, alt: words, width: String(width), height: String(height) })
}
