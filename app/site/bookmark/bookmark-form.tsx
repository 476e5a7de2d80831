import { type SyntheticEvent, useState } from 'react'
import { useStore } from 'zustand'
import { formValues } from '#app/client/form-values.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/form/field.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { countLabels } from '#features/bookmark/list.ts'
import { NOTE_MOST } from '#features/bookmark/bookmark.ts'
import { HighlightChoice } from './highlight-choice.tsx'
import { ChipButton } from './chip-button.tsx'
import { type BookmarkErrors, readTyped, withLabel } from './bookmark-words.ts'
import type { VerseRefWire } from '#features/quran/contract.ts'
import { bookmarkStore } from './bookmark-store.ts'
import { bookmarkKey, withBookmarks } from './use-bookmarks.ts'

const LABELS_OFFERED = 8

/** Edits note, labels and highlight of a verse; submitting also bookmarks it. The typed text stays when saving fails. */
export function BookmarkForm({ verse, onDone }: { verse: VerseRefWire; onDone(): void }) {
  const bookmarks = useStore(bookmarkStore, (bookmark) => bookmark.bookmarks)
  const bookmark = bookmarks[bookmarkKey(verse)]
  const [labels, setLabels] = useState(bookmark?.labels.join(', ') ?? '')
  const [colour, setColour] = useState(bookmark?.colour ?? '')
  const [errors, setErrors] = useState<BookmarkErrors>({})
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open')
  const chosen = readTyped('', labels).typed.labels.map((label) => label.toLowerCase())
  const known = countLabels(Object.values(bookmarks)).slice(0, LABELS_OFFERED)

  async function send(form: HTMLFormElement) {
    const { catatan: note = '' } = formValues(form)
    const { typed, errors: found } = readTyped(note, labels)
    setErrors(found ?? {})
    if (found) {
      form.querySelector<HTMLElement>(found.note ? 'textarea' : 'input')?.focus()
      return
    }
    setState('busy')
    let isKept = false
    await withBookmarks(async ({ changeBookmark }) => {
      isKept = await changeBookmark(verse, { ...typed, colour })
    })
    if (isKept) onDone()
    else setState('failed')
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(event.currentTarget)
  }

  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <TextArea
        name="catatan"
        label="Catatan"
        isOptional
        defaultValue={bookmark?.note ?? ''}
        maxLength={Math.max(NOTE_MOST, bookmark?.note.length ?? 0)}
        rows={4}
        error={errors.note}
      />
      <TextField
        name="label"
        label="Label"
        hint="Pisahkan dengan koma, misalnya doa, hafalan."
        isOptional
        value={labels}
        onChange={(event) => setLabels(event.target.value)}
        autoComplete="off"
        error={errors.labels}
      />
      {known.length > 0 && (
        <ul aria-label="Label yang pernah dipakai" className="-mt-1 flex flex-wrap gap-2">
          {known.map(({ label }) => (
            <li key={label}>
              <ChipButton
                isOn={chosen.includes(label.toLowerCase())}
                onPress={() => setLabels(withLabel(labels, label))}
              >
                {label}
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      <HighlightChoice chosen={colour} onChoose={setColour} />
      {state === 'failed' && (
        <div role="alert">
          <Notice tone="warning" title="Belum tersimpan">
            Yang Anda tulis masih ada di sini. Periksa koneksi, lalu coba lagi.
          </Notice>
        </div>
      )}
      <Button type="submit" isBusy={state === 'busy'}>
        {bookmark ? 'Simpan perubahan' : 'Simpan ayat'}
      </Button>
    </form>
  )
}
