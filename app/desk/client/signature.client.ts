// Lets a finger sign on the screen (app/desk/money/disbursement/receipt-form.tsx): the drawing is sent as the file of a
// field, which without script takes a photo of the signed paper.

const INK = '#1b2420'
const PEN = 2.5

for (const pad of document.querySelectorAll<HTMLElement>('[data-signature]')) openPad(pad)

function openPad(pad: HTMLElement): void {
  const form = pad.closest('form')
  const canvas = pad.querySelector('canvas')
  const field = form?.elements.namedItem(pad.dataset.signature ?? '')
  const pen = canvas?.getContext('2d')
  if (!form || !canvas || !pen || !(field instanceof HTMLInputElement)) return
  pad.hidden = false
  const drawing = { isDrawn: false }
  size(canvas, pen)
  follow(canvas, pen, drawing)
  pad.querySelector('button')?.addEventListener('click', () => {
    pen.clearRect(0, 0, canvas.width, canvas.height)
    drawing.isDrawn = false
    field.value = ''
  })
  let isReady = false
  form.addEventListener('submit', (event) => {
    if (isReady || !drawing.isDrawn || field.files?.length) return
    event.preventDefault()
    canvas.toBlob((blob) => {
      const files = new DataTransfer()
      if (blob) files.items.add(new File([blob], 'tanda-tangan.png', { type: 'image/png' }))
      field.files = files.files
      isReady = true
      form.requestSubmit()
    })
  })
}

/** As many points as the screen has. */
function size(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): void {
  const scale = window.devicePixelRatio
  canvas.width = Math.round(canvas.clientWidth * scale)
  canvas.height = Math.round(canvas.clientHeight * scale)
  pen.scale(scale, scale)
  Object.assign(pen, { lineWidth: PEN, lineCap: 'round', lineJoin: 'round', strokeStyle: INK })
}

function follow(
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  drawing: { isDrawn: boolean },
): void {
  const at = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = canvas.getBoundingClientRect()
    return [clientX - left, clientY - top] as const
  }
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    pen.beginPath()
    pen.moveTo(...at(event))
  })
  canvas.addEventListener('pointermove', (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return
    pen.lineTo(...at(event))
    pen.stroke()
    drawing.isDrawn = true
  })
}
