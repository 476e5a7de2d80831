import type { BarcodeDrawing } from '#features/charge/draw-code.server.ts'
import type { QrDrawing } from '#platform/picture/qr-code.server.ts'

type QrProps = { drawing: QrDrawing; label: string; isOver: boolean }

/** A QR code as SVG on white, with its quiet zone. It needs no request and no script. */
export function QrPicture({ drawing, label, isOver }: QrProps) {
  const { size, d } = drawing
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`aspect-square w-full max-w-60 rounded-field lg:max-w-72 bg-white ${isOver ? 'opacity-15 blur-sm' : ''}`}
    >
      <path d={d} fill="#000" />
    </svg>
  )
}

type BarcodeProps = { drawing: BarcodeDrawing; label: string; isOver: boolean }

/** A Code-128 barcode on white. It stretches in height only: the bars must keep their proportions. */
export function BarcodePicture({ drawing, label, isOver }: BarcodeProps) {
  const { width, d } = drawing
  return (
    <div className={`rounded-field bg-white py-4 ${isOver ? 'opacity-15 blur-sm' : ''}`}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className="h-20 w-full"
      >
        <path d={d} fill="#000" />
      </svg>
    </div>
  )
}
