type Props = { secret: string; qr: { size: number; d: string } }

/** The secret of an authenticator app, to scan or to type. */
export function TotpCode({ secret, qr }: Props) {
  return (
    <>
      <svg
        role="img"
        aria-label="Kode QR untuk aplikasi autentikator"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        className="w-56 rounded-field bg-white"
      >
        <path d={qr.d} fill="#000" />
      </svg>
      <p>
        Rahasia: <code className="font-mono [overflow-wrap:anywhere]">{secret}</code>
      </p>
    </>
  )
}
