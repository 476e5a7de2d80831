import type { Proof } from '#platform/proof/proof.server.ts'

/** A proof as a download. It is never displayed, so its content cannot run as a page of this site. */
export function proofResponse({ type, bytes }: Proof, name: string): Response {
  const ending = type === 'application/pdf' ? 'pdf' : 'jpg'
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${name}.${ending}"`,
      'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    },
  })
}
