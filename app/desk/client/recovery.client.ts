// Copies and prints the codes of recovery (app/desk/people/sign-in/recovery-codes.tsx); without it they are marked by hand.

const part = document.querySelector<HTMLElement>('[data-codes]')
const buttons = part?.querySelector<HTMLElement>('[data-codes-acts]')

if (part && buttons) {
  buttons.hidden = false
  part.querySelector('[data-codes-print]')?.addEventListener('click', () => print())
  part.querySelector('[data-codes-copy]')?.addEventListener('click', () => void copy(part))
}

async function copy(codes: HTMLElement): Promise<void> {
  const said = codes.querySelector<HTMLElement>('[data-codes-said]')
  const text = [...codes.querySelectorAll('li')].map((each) => each.textContent).join('\n')
  try {
    await navigator.clipboard.writeText(text)
    if (said) said.textContent = 'Kode disalin.'
  } catch {
    if (said) said.textContent = 'Belum tersalin. Tandai kodenya, lalu salin sendiri.'
  }
}
