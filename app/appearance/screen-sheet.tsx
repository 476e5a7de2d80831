import { useLayoutEffect, useState } from 'react'
import { useMatches } from 'react-router'
import account from './account.css?url'
import browsing from './browsing.css?url'
import reading from './reading.css?url'
import { type SheetName, sheetOf } from './sheets.ts'

const files: Readonly<Record<SheetName, string>> = { account, browsing, reading }

/**
 * The style sheet of the present screen. A document starts with one; a screen of another sheet waits until its own has
 * loaded, and from then on only that one applies: within a sheet the order of the rules is right, across two it is not.
 */
export function ScreenSheet() {
  const present = sheetOf(useMatches().at(-1)?.id)
  const [first] = useState(() => sheetInDocument() ?? present)

  useLayoutEffect(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')]
    const isLoaded = sheets.some(({ dataset, sheet }) => dataset.sheet === present && sheet)
    // A sheet that did not load leaves the screen with the one before.
    if (!isLoaded) return
    for (const { dataset, sheet } of sheets) if (sheet) sheet.disabled = dataset.sheet !== present
  }, [present])

  return (
    <>
      <link rel="stylesheet" href={files[first]} data-sheet={first} />
      {present !== first && (
        // With a precedence React shows the screen only when its sheet has loaded.
        <link rel="stylesheet" href={files[present]} precedence="screen" data-sheet={present} />
      )}
    </>
  )
}

/** The stored document that opens any screen offline carries one sheet, whatever its address. */
function sheetInDocument(): SheetName | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLLinkElement>('link[data-sheet]')?.dataset.sheet as
    | SheetName
    | undefined
}
