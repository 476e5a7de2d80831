import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { NamedBookmark } from './bookmark.ts'

/** Loads the code of files on first use. */
function withFiles(act: (files: typeof import('./bookmark-file.client.ts')) => Promise<void>) {
  return import('./bookmark-file.client.ts').then(act).catch((error: unknown) => {
    console.warn('the file could not be used', error)
    toast('Belum berhasil. Periksa koneksi internet Anda, lalu coba lagi.', 'warning')
  })
}

/** Takes the shown bookmarks along as a file, and brings a file back in. */
export function BookmarkFiles({ shown }: { shown: readonly NamedBookmark[] }) {
  const picker = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')

  async function bring(input: HTMLInputElement) {
    const [file] = input.files ?? []
    input.value = ''
    if (!file) return
    setStatus('Membaca berkas…')
    await withFiles(async ({ importBookmarks }) => setStatus(await importBookmarks(file)))
  }

  return (
    <Card as="section" className="grid gap-3 px-4 py-4 print-hidden lg:px-6">
      <h2 className="text-base">Cadangan di berkas</h2>
      <p className="text-sm text-muted">
        Markdown untuk dibaca dan dicetak; JSON untuk dikembalikan kemudian atau di perangkat lain.
        Ayat yang sudah ada digabung, tidak digandakan.
      </p>
      <div className="flex flex-wrap gap-2">
        {shown.length > 0 && (
          <>
            <Button
              look="ghost"
              icon="download"
              onClick={() => void withFiles(({ exportMarkdown }) => exportMarkdown(shown))}
            >
              Unduh Markdown
            </Button>
            <Button
              look="ghost"
              icon="download"
              onClick={() => void withFiles(async ({ exportJson }) => exportJson(shown))}
            >
              Unduh JSON
            </Button>
          </>
        )}
        <Button look="quiet" icon="plus" onClick={() => picker.current?.click()}>
          Kembalikan dari JSON
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          aria-label="Berkas JSON ayat tersimpan"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void bring(event.currentTarget)}
        />
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {status}
      </p>
    </Card>
  )
}
