import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { VerseWire } from '#features/quran/contract.ts'
import { copyText } from './copy-text.client.ts'
import { copiedVerse, type CopyPart, copyParts, verseName } from './verse-words.ts'

const labels: Record<CopyPart, string> = { arab: 'Arab', latin: 'Latin', arti: 'Terjemahan' }

type Props = { verse: VerseWire; onDone(): void }

/** Copies the chosen parts of a verse, with a preview of what will be in the clipboard. */
export function CopyView({ verse, onDone }: Props) {
  const [parts, setParts] = useState<readonly CopyPart[]>(['arab', 'arti'])
  const [hasSource, setSource] = useState(true)
  const toggle = (part: CopyPart) =>
    setParts(parts.includes(part) ? parts.filter((each) => each !== part) : [...parts, part])
  const text = copiedVerse(verse, parts, hasSource)
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1 font-semibold">Yang disalin</legend>
        {copyParts.map((part) => (
          <Check
            key={part}
            label={
              part === 'latin' && verse.teksLatin === null ? 'Latin (belum ada)' : labels[part]
            }
            isOn={parts.includes(part)}
            isDisabled={part === 'latin' && verse.teksLatin === null}
            onChange={() => toggle(part)}
          />
        ))}
        <Check
          label={`Sumber: ${verseName(verse)}`}
          isOn={hasSource}
          onChange={() => setSource(!hasSource)}
        />
      </fieldset>
      <p
        dir="auto"
        aria-label="Teks yang akan disalin"
        className="max-h-40 overflow-y-auto rounded-field border border-line bg-page px-3 py-2 text-sm whitespace-pre-wrap"
      >
        {text}
      </p>
      <Button
        icon="copy"
        disabled={parts.length === 0}
        onClick={() => {
          void copyText(text, 'Ayat disalin')
          onDone()
        }}
      >
        Salin
      </Button>
    </div>
  )
}

type CheckProps = { label: string; isOn: boolean; isDisabled?: boolean; onChange(): void }

function Check({ label, isOn, isDisabled, onChange }: CheckProps) {
  return (
    <label className="flex min-h-touch items-center gap-3">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        checked={isOn}
        disabled={isDisabled}
        onChange={onChange}
      />
      {label}
    </label>
  )
}
